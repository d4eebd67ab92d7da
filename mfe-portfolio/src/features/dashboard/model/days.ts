import type { FirmDashboard } from '../api/dashboard-api.ts';

/** A day so many days after another. @param day YYYY-MM-DD */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * From when on views are counted, where that is within the two periods.
 * @returns `all`: from before them; `some`: from within the period before; `none`: not before this period
 */
export function countedBefore(dashboard: FirmDashboard): 'all' | 'some' | 'none' {
  const { first_day, days, views_since } = dashboard;
  if (views_since >= first_day) return 'none';
  return views_since > dayAfter(first_day, -days) ? 'some' : 'all';
}
