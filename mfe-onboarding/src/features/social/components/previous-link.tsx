import { ButtonLink } from '@aangan/ui';
import { Link } from 'react-router-dom';

/** Leads to the previous step; what is not saved is kept as a draft. */
export function PreviousLink({ to }: { to: string }) {
  return (
    <ButtonLink as={Link} to={to} variant="secondary">
      Previous
    </ButtonLink>
  );
}
