import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The job that compares what channels serve with advisories about packages, and tells teams. */
export const lookTask = 'look-for-advisories';

/** Adds that job, where advisories are loaded; in the caller's transaction. */
export async function lookForAdvisories(db: Kysely<Tables>): Promise<void> {
  const one = await db.selectFrom('advisory').select('id').limit(1).executeTakeFirst();
  if (one) await addJob(db, lookTask, {}, { key: lookTask, isLast: true });
}
