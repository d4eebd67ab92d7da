import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink, EmptyState, Row } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { NotPublic } from './dashboard-notes.tsx';

/** Whether there is nothing to show of both periods. */
export function isEmpty(dashboard: FirmDashboard): boolean {
  const { people, saves, requests, quotes_sent, quotes_accepted } = dashboard;
  return [people, saves, requests, quotes_sent, quotes_accepted].every(
    ({ now, before }) => now + before === 0,
  );
}

/** In place of figures that are all zero: what brings visitors. */
export function NothingYet({ isPublic }: { isPublic: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'portfolio.nothing-yet', message: 'No visitors yet' })}>
      {!isPublic && <NotPublic />}
      <p>
        <Trans id="portfolio.what-brings-visitors">
          Firms with projects and a complete profile are found more often. Share the address of your
          page too: visits from outside count here.
        </Trans>
      </p>
      <Row justify="center">
        <ButtonLink as={Link} to={paths.portfolio()}>
          <Trans id="portfolio.add-project">Add a project</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.profile()} variant="secondary">
          <Trans id="portfolio.complete-profile">Complete your profile</Trans>
        </ButtonLink>
      </Row>
    </EmptyState>
  );
}

/** For an account whose firm has no profile: there is no page to visit. */
export function NoFirm() {
  const { t } = useLingui();
  const isVendor = useSession().user?.is_vendor;
  return (
    <EmptyState title={t({ id: 'portfolio.no-profile', message: 'You have no profile yet' })}>
      <p>
        <Trans id="portfolio.profile-before-visitors">
          Once your firm has a page, you see here how many people visit it.
        </Trans>
      </p>
      <ButtonLink as={Link} to={isVendor ? paths.vendorOnboarding() : paths.designerOnboarding()}>
        <Trans id="portfolio.complete-profile">Complete your profile</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
