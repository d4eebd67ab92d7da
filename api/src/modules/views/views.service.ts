import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { deleteOldViews, forgetViewers } from './views.repository.ts';

/** Deletes who was counted on days before, and counts that no period needs any more. */
export async function forgetOldViews(db: Kysely<Tables>): Promise<void> {
  await forgetViewers(db);
  await deleteOldViews(db);
}
