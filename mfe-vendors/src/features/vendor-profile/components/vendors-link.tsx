import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** The link to the directory below a failed page. */
export function VendorsLink() {
  return (
    <TextLink as={Link} to={paths.vendors()}>
      <Trans id="vendors.see-all-vendors">See all vendors</Trans>
    </TextLink>
  );
}
