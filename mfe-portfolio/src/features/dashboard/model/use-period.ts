import { type DashboardPeriod, dashboardPeriods } from '@aangan/domain';
import { useSearchParams } from 'react-router-dom';

const usual: DashboardPeriod = 30;

/** For how many days the figures are, as the address says; 30 where it says nothing that is possible. */
export function usePeriod(): DashboardPeriod {
  const [query] = useSearchParams();
  return dashboardPeriods.find((days) => String(days) === query.get('days')) ?? usual;
}
