import { type Kysely, sql } from 'kysely';
import type { OsvEvent, Tables } from '../tables.ts';
import type { OsvEntry } from './osv-entry.ts';

/** An advisory with what it says of one package. */
export interface PackageAdvisory {
  id: string;
  summary: string;
  severity: string | null;
  aliases: string[];
  modified: string;
  name: string;
  ranges: OsvEvent[][];
  versions: string[];
}

/**
 * Stores entries, in the place of older ones; those that were withdrawn are removed.
 * @returns the ids that are new
 */
export async function saveEntries(
  db: Kysely<Tables>,
  entries: readonly OsvEntry[],
  by: string,
): Promise<string[]> {
  const withdrawn = entries.filter((one) => one.isWithdrawn).map(({ id }) => id);
  if (withdrawn.length > 0) await db.deleteFrom('advisory').where('id', 'in', withdrawn).execute();
  // Of an id that is there twice, the newest counts.
  const newest = new Map(
    entries
      .filter((one) => !one.isWithdrawn)
      .sort((one, other) => Date.parse(one.modified) - Date.parse(other.modified))
      .map((one) => [one.id, one]),
  );
  if (newest.size === 0) return [];
  const rows = [...newest.values()];
  const saved = await db
    .insertInto('advisory')
    .values(
      rows.map(({ id, modified, summary, severity, aliases }) => {
        return { id, modified, summary, severity, aliases, loaded_by: by };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          modified: eb.ref('excluded.modified'),
          summary: eb.ref('excluded.summary'),
          severity: eb.ref('excluded.severity'),
          aliases: eb.ref('excluded.aliases'),
          loaded_by: eb.ref('excluded.loaded_by'),
          loaded_at: sql<string>`now()`,
        }))
        .where('advisory.modified', '<=', sql<string>`excluded.modified`),
    )
    // A row of this statement alone has no earlier version of itself.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .execute();
  const ids = saved.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.deleteFrom('advisory_package').where('advisory', 'in', ids).execute();
  const packages = ids.flatMap((id) =>
    (newest.get(id)?.affected ?? []).map(({ name, ranges, versions }) => {
      return { advisory: id, name, ranges: JSON.stringify(ranges), versions };
    }),
  );
  if (packages.length > 0) await db.insertInto('advisory_package').values(packages).execute();
  return saved.filter(({ isNew }) => isNew).map(({ id }) => id);
}

/** How many advisories there are, and when the newest was loaded. */
export async function countAdvisories(
  db: Kysely<Tables>,
): Promise<{ count: number; loaded_at: string | null }> {
  const row = await db
    .selectFrom('advisory')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('loaded_at').as('loaded_at')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), loaded_at: row.loaded_at };
}

/** What advisories say of packages. */
export async function findAdvisories(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<PackageAdvisory[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('advisory_package as about')
    .innerJoin('advisory', 'advisory.id', 'about.advisory')
    .select(['advisory.id', 'summary', 'severity', 'aliases', 'modified'])
    .select(['about.name', 'about.ranges', 'about.versions'])
    .where('about.name', 'in', [...names])
    .orderBy('advisory.id')
    .execute();
}

/** A served release with a package that an advisory is about. */
export interface Noticed {
  channel: string;
  name: string;
  release: string;
  package: string;
  version: string;
  ids: string[];
}

/** Remembers that a team is told; false where it was, by one of the advisory's names. */
export async function rememberNotice(db: Kysely<Tables>, noticed: Noticed): Promise<boolean> {
  const { channel, name, version, ids } = noticed;
  const known = await db
    .selectFrom('advisory_notice')
    .select('told_at')
    .where('channel', '=', channel)
    .where('name', '=', name)
    .where('release', '=', noticed.release)
    .where('package', '=', noticed.package)
    .where('version', '=', version)
    .where(sql<boolean>`ids && ${ids}::text[]`)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  const inserted = await db
    .insertInto('advisory_notice')
    .values({ ...noticed, ids: [...ids] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told_at')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The releases that served a name on a channel, the newest first, each with when it came. */
export function servedBefore(
  db: Kysely<Tables>,
  { channel, name }: { channel: string; name: string },
  limit: number,
): Promise<{ release: string; at: string }[]> {
  return db
    .selectFrom('channel_change')
    .select([sql<string>`to_release`.as('release'), 'changed_at as at'])
    .where('channel', '=', channel)
    .where('name', '=', name)
    .where('kind', 'in', ['promote', 'rollback'])
    .where('to_release', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
