import { paths } from '@aangan/domain';
import { ButtonLink, EmptyState } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** In place of the portfolio of an account without a profile: there is nothing yet to add items to. */
export function ProfileNeeded({ isVendor }: { isVendor: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'portfolio.no-profile', message: 'You have no profile yet' })}>
      <p>
        <Trans id="portfolio.profile-first">
          Your portfolio is part of your public profile. Complete it first, then add your projects.
        </Trans>
      </p>
      <ButtonLink as={Link} to={isVendor ? paths.vendorOnboarding() : paths.designerOnboarding()}>
        <Trans id="portfolio.complete-profile">Complete your profile</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
