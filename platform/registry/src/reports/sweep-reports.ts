import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import {
  deleteBatches,
  deleteComparisons,
  deleteCountedViews,
  deleteCounts,
  deleteFailedViews,
} from './old-report-repository.ts';

/** How long what pages reported is kept, in days. */
export interface Retention {
  days: number;
}

/** Failed page views that are kept at most; each is about 200 bytes. They decide for an hour and are kept for a day. */
const maxFailedViews = 200_000;

/** For how many hours the ids of batches, and what single page views reported, are stored. */
const batchHours = 24;
const viewHours = 25;

/**
 * Deletes reports past their retention time, and the oldest failed page views beyond {@link maxFailedViews}.
 * Compositions stay: there are as many as channels have changed, not as many as pages were requested.
 */
export async function sweepReports(db: Kysely<Tables>, { days }: Retention): Promise<void> {
  await deleteBatches(db, batchHours);
  await deleteFailedViews(db, { hours: viewHours, max: maxFailedViews });
  await deleteCountedViews(db, viewHours);
  await deleteComparisons(db);
  await deleteCounts(db, days);
}
