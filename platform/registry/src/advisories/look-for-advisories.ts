import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { hasAdvisories } from './advisory-repository.ts';

/** The job that compares what channels serve with the advisories, and tells teams. */
export const lookTask = 'look-for-advisories';

/** Adds that job, where there are advisories; in the caller's transaction. */
export async function lookForAdvisories(db: Kysely<Tables>): Promise<void> {
  if (await hasAdvisories(db)) await addJob(db, lookTask, {}, { key: lookTask, isLast: true });
}
