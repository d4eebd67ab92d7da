import { withApi } from '@aangan/host';
import { dashboardApi } from '../features/dashboard/api/dashboard-api.ts';
import { Dashboard } from '../features/dashboard/components/dashboard.tsx';

/** The page at /dashboard. */
export const DashboardPage = withApi(dashboardApi, Dashboard);
