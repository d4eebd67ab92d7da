import { formatCount, longDay, paths } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Muted, Notice, Stack, TextLink } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { countedBefore } from '../model/days.ts';

const Notes = styled(Stack)`
  max-width: 44rem;
  text-wrap: pretty;
`;

/** What a reader must know to read the figures rightly. */
export function DashboardNotes({ dashboard }: { dashboard: FirmDashboard }) {
  const { locale } = useHost();
  const say = useSentences();
  const isVendor = useSession().user?.is_vendor ?? false;
  const { group, views_since, is_public } = dashboard;
  const since = longDay(views_since, locale);
  const firms = formatCount(group?.firms ?? 0);
  const city = say(group?.city ?? '');
  return (
    <Notes gap="xs">
      {!is_public && <NotPublic />}
      {countedBefore(dashboard) !== 'all' && (
        <Muted>
          <Trans id="portfolio.counted-since">Visitors are counted since {since}.</Trans>
        </Muted>
      )}
      <Muted>
        <Trans id="portfolio.how-counted">
          A visitor is a person who opened your page or a project, counted once a day. Your own
          visits and robots are left out. We keep numbers only, never who it was.
        </Trans>
      </Muted>
      {group && (
        <Muted>
          {isVendor ? (
            <Trans id="portfolio.median-of-vendors">
              Medians are of {firms} vendors in {city}, for as many days up to yesterday.
            </Trans>
          ) : (
            <Trans id="portfolio.median-of-designers">
              Medians are of {firms} designers in {city}, for as many days up to yesterday.
            </Trans>
          )}
        </Muted>
      )}
    </Notes>
  );
}

/** Says that nobody can see the firm's page, and where it is told why. */
export function NotPublic() {
  return (
    <Notice>
      <Trans id="portfolio.not-public">
        Your page is not public yet, so nobody can visit it. Your profile says what it waits for.
      </Trans>{' '}
      <TextLink as={Link} to={paths.profile()}>
        <Trans id="portfolio.see-profile">See your profile</Trans>
      </TextLink>
    </Notice>
  );
}
