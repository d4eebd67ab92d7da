import { paths } from '@aangan/domain';
import { ButtonLink, EmptyState } from '@aangan/ui';
import { Link } from 'react-router-dom';

/** In place of the portfolio of an account without a profile: there is nothing yet to add items to. */
export function ProfileNeeded({ isVendor }: { isVendor: boolean }) {
  return (
    <EmptyState title="You have no profile yet">
      <p>
        Your portfolio is part of your public profile. Complete it first, then add your projects.
      </p>
      <ButtonLink as={Link} to={isVendor ? paths.vendorOnboarding() : paths.designerOnboarding()}>
        Complete your profile
      </ButtonLink>
    </EmptyState>
  );
}
