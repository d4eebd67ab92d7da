import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../tables.ts';

/** The job that copies the pictures and videos of an account's imported posts. */
export const rehostPostsTask = 'rehost-instagram-posts';

/** An account has one such job at most beside a running one. @param runAt default: now */
export async function addRehostJob(
  db: Kysely<Tables>,
  accountId: number,
  runAt?: Date,
): Promise<void> {
  const key = `${rehostPostsTask}-${accountId}`;
  await addJob(db, rehostPostsTask, { accountId }, { key, ...(runAt && { runAt }) });
}
