import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** The link to the listing below a failed page. */
export function DesignersLink() {
  return (
    <TextLink as={Link} to={paths.designers()}>
      <Trans id="designers.see-all">See all designers</Trans>
    </TextLink>
  );
}
