import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import type { DashboardPeriod } from '@aangan/domain';
import { createApi } from '@reduxjs/toolkit/query/react';

export type FirmDashboard = components['schemas']['FirmDashboard'];

interface Wanted {
  /** The signed-in account: what one firm has read is not shown to the next. */
  accountId: number;
  days: DashboardPeriod;
}

/** The figures of the signed-in firm. */
export const dashboardApi = createApi({
  reducerPath: 'portfolio/dashboard',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    readDashboard: build.query<FirmDashboard, Wanted>({
      query: ({ days }) => endpoint('get', '/designers/dashboard/', { query: { days: `${days}` } }),
    }),
  }),
});

export const { useReadDashboardQuery } = dashboardApi;
