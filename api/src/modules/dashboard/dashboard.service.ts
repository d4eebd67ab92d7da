import type { DashboardPeriod } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { readDashboard } from './dashboard.repository.ts';
import { claimToday, deleteMedians, insertMedians } from './medians.repository.ts';

interface Caller {
  id: number;
  is_vendor: boolean;
}

/** What a firm sees of its figures. */
export const createDashboardService = (database: Database<Tables>) => ({
  /** The JSON of FirmDashboard. @throws Refusal 404 while there is no profile */
  async read({ id, is_vendor }: Caller, days: DashboardPeriod): Promise<string> {
    const owner = is_vendor ? 'vendor_id' : 'designer_id';
    const dashboard = await readDashboard(database, owner, id, days);
    if (dashboard === undefined) throw notFound();
    return dashboard;
  },
});

/**
 * Computes the medians of the listed firms of each kind and city for the days before today, once a day. Two processes at
 * once follow one another, and the second finds it done.
 */
export function keepFirmMedians(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await claimToday(transaction))) return;
    await deleteMedians(transaction);
    for (const kind of ['designer', 'vendor'] as const) await insertMedians(transaction, kind);
  });
}
