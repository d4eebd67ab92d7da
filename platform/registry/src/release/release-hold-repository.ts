import { randomUUID } from 'node:crypto';
import type { ReleaseManifest } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isOf } from './release-repository.ts';

/**
 * Holds an announced release for one check of its files: no other release.json takes its place until every check has
 * lifted its own hold, or the holds have run out.
 * @param seconds after which this hold runs out
 * @returns the hold's id; undefined where the release is not announced with this release.json any more
 */
export async function holdRelease(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  seconds: number,
): Promise<string | undefined> {
  const hold = randomUUID();
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const held = await db
    .updateTable('release')
    .set({
      checks: sql<string>`checks || jsonb_build_object(${hold}::text, ${until})`,
      checked_until: sql<string>`greatest(checked_until, ${until})`,
    })
    .where('name', '=', manifest.name)
    .where('release', '=', manifest.release)
    .where(isOf(manifest))
    .returning('name')
    .executeTakeFirst();
  return held && hold;
}

/** Lifts one hold of a release that was not published by its check; the holds of others stay. */
export async function liftHold(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
  hold: string,
): Promise<void> {
  await db
    .updateTable('release')
    .set({
      checks: sql<string>`checks - ${hold}::text`,
      checked_until: sql<string | null>`(
        select max(until::timestamptz) from jsonb_each_text(checks - ${hold}::text) as other(id, until))`,
    })
    .where('name', '=', name)
    .where('release', '=', release)
    .where(sql<boolean>`checks ? ${hold}::text`)
    .execute();
}
