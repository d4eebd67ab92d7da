import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The team that the first published release of a remote names; undefined for the shell and without a release. */
export async function ownerOf(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select(sql<string | null>`manifest -> 'manifest' ->> 'team'`.as('team'))
    .where('name', '=', name)
    .where('published_at', 'is not', null)
    .orderBy('published_at')
    .orderBy('release')
    .limit(1)
    .executeTakeFirst();
  return row?.team ?? undefined;
}
