import { ButtonLink } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** Leads to the previous step; what is not saved is kept as a draft. */
export function PreviousLink({ to }: { to: string }) {
  return (
    <ButtonLink as={Link} to={to} variant="secondary">
      <Trans id="onboarding.previous">Previous</Trans>
    </ButtonLink>
  );
}
