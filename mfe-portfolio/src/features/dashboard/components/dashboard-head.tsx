import { dashboardPeriods, longDay, paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, Chip, ChipGroup, Muted, Row, Stack, saveFile, Title, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { dashboardCsv } from '../model/dashboard-csv.ts';
import { usePeriod } from '../model/use-period.ts';

const Heading = styled(Title)`
  font-size: ${tokens.type.heading};
`;

/** The title of the page, its period, and the figures as a file once they are there. */
export function DashboardHead({ dashboard }: { dashboard: FirmDashboard | undefined }) {
  const { t } = useLingui();
  const { locale } = useHost();
  const chosen = usePeriod();
  return (
    <Stack gap="m" as="header">
      <Row justify="space-between" gap="m">
        <Heading tabIndex={-1}>
          <Trans id="portfolio.dashboard">Dashboard</Trans>
        </Heading>
        {dashboard && <CsvButton dashboard={dashboard} />}
      </Row>
      <ChipGroup label={t({ id: 'portfolio.period', message: 'Period' })}>
        {dashboardPeriods.map((days) => (
          <Chip
            key={days}
            as={Link}
            to={paths.dashboard(days)}
            selected={days === chosen}
            preventScrollReset
          >
            <Trans id="portfolio.days">{days} days</Trans>
          </Chip>
        ))}
      </ChipGroup>
      {dashboard && (
        <Muted>
          {`${longDay(dashboard.first_day, locale)} – ${longDay(dashboard.last_day, locale)}`}
        </Muted>
      )}
    </Stack>
  );
}

function CsvButton({ dashboard }: { dashboard: FirmDashboard }) {
  const { i18n } = useLingui();
  const { first_day, last_day } = dashboard;
  const save = () => {
    const file = new Blob([dashboardCsv(dashboard, i18n)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `aangan-${first_day}-${last_day}.csv`);
  };
  return (
    <Button variant="secondary" size="small" onClick={save}>
      <Trans id="portfolio.download-csv">Download as CSV</Trans>
    </Button>
  );
}
