import type { ReleaseManifest } from '@aangan/manifest';
import { type Kysely, type NotNull, type Selectable, sql } from 'kysely';
import type { Tables, Untranslated } from '../tables.ts';
import { sourceLanguage } from './message-problems.ts';
import { insertFiles, saveVariants, type Variants } from './release-file-repository.ts';
import { type ReleaseSource, versionOf } from './release-source.ts';

export type StoredRelease = Selectable<Tables['release']>;

/** Who announces a release, and where it comes from. */
export interface ReleaseOrigin {
  by: string;
  isBootstrap: boolean;
  source: ReleaseSource;
}

/** A release, published or not. As in all functions here, `db` is the database or a transaction of the caller's. */
export function findRelease(
  db: Kysely<Tables>,
  name: string,
  release: string,
): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('release')
    .selectAll()
    .where('name', '=', name)
    .where('release', '=', release)
    .executeTakeFirst();
}

/** Records an unpublished release with its files. False when there is one of that name and id already. */
export async function insertRelease(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  origin: ReleaseOrigin,
): Promise<boolean> {
  const { name, release, kind } = manifest;
  const inserted = await db
    .insertInto('release')
    .values({
      name,
      release,
      kind,
      manifest: JSON.stringify(manifest) as unknown as ReleaseManifest,
      is_bootstrap: origin.isBootstrap,
      created_by: origin.by,
      package_version: origin.source.version ?? null,
      source_commit: origin.source.commit ? JSON.stringify(origin.source.commit) : null,
      source_run: origin.source.run ? JSON.stringify(origin.source.run) : null,
      published_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!inserted) return false;
  await insertFiles(db, manifest);
  return true;
}

/** Whether a row of `release` has this manifest, in any order of keys. */
export const isOf = (manifest: ReleaseManifest) =>
  sql<boolean>`manifest = ${JSON.stringify(manifest)}::jsonb`;

/** Deletes a release that was announced and never published, unless it is being checked. */
export async function deleteUnpublished(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<void> {
  await db
    .deleteFrom('release')
    .where('name', '=', name)
    .where('release', '=', release)
    .where('published_at', 'is', null)
    .where((eb) =>
      eb.or([eb('checked_until', 'is', null), eb('checked_until', '<=', sql<string>`now()`)]),
    )
    .execute();
}

/** Whether the stored release has this manifest, in any order of keys. */
export async function isSameManifest(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
): Promise<boolean> {
  const row = await db
    .selectFrom('release')
    .select(isOf(manifest).as('isSame'))
    .where('name', '=', manifest.name)
    .where('release', '=', manifest.release)
    .executeTakeFirst();
  return row?.isSame ?? false;
}

/** Makes publications of one name wait for each other, until the transaction ends. */
export async function lockName(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release ${name}`}, 0))`.execute(db);
}

/** What the check of a release's files found. */
export interface CheckedRelease {
  /** Path → its compressed variants. */
  variants: ReadonlyMap<string, Variants>;
  /** Language → what the release lacks in it; null where it says nothing of its messages. */
  untranslated: Record<string, Untranslated> | null;
}

/**
 * Makes a checked release visible, with the compressed variants of its files. Updates its row first: of several
 * concurrent publications of a release, the first does the work and the others find it done.
 * @returns whether it is visible now; false if it was announced with another release.json meanwhile
 */
export async function markPublished(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  { variants, untranslated }: CheckedRelease,
): Promise<boolean> {
  const { name, release } = manifest;
  const taken = await db
    .updateTable('release')
    .set({
      published_at: sql<string>`coalesce(published_at, now())`,
      // Nothing takes the place of a published release: it needs no holds any more.
      checks: '{}',
      untranslated: untranslated && JSON.stringify(untranslated),
      checked_until: null,
    })
    .where('name', '=', name)
    .where('release', '=', release)
    .where(isOf(manifest))
    .returning(sql<boolean>`published_at = now()`.as('isFirst'))
    .executeTakeFirst();
  if (taken?.isFirst) await saveVariants(db, manifest, variants);
  return taken !== undefined;
}

/** The published releases, newest first, of one name or of all, with the channels that serve each. */
export async function listReleases(db: Kysely<Tables>, options: { name?: string; limit: number }) {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'release', 'kind', 'is_bootstrap', 'published_at', 'created_by'])
    .select(['package_version', 'source_commit as commit', 'source_run as run', 'retired_at'])
    .select(sql<Record<string, number> | null>`manifest -> 'messages'`.as('messages'))
    // Of the language of its source, the column has all ids: a release lacks none of them.
    .select(
      sql<Record<string, Untranslated> | null>`untranslated - ${sourceLanguage}::text`.as(
        'untranslated',
      ),
    )
    .select(
      sql<string[]>`array(select channel from channel_release c
        where c.name = release.name and c.release = release.release order by 1)`.as('channels'),
    )
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: NotNull }>()
    .$if(options.name !== undefined, (query) => query.where('name', '=', options.name ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('name')
    .limit(options.limit)
    .execute();
  return rows.map(({ package_version: version, ...row }) => ({
    ...row,
    version: versionOf(version, row.release),
  }));
}

/** Deletes releases that were announced so long ago (in hours) and never published. */
export async function deleteAbandoned(db: Kysely<Tables>, hours: number): Promise<void> {
  await db
    .deleteFrom('release')
    .where('published_at', 'is', null)
    .where('created_at', '<=', sql<string>`now() - make_interval(hours => ${hours})`)
    .execute();
}

/** Whether a release of the name was ever published. */
export async function isPublished(db: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('release')
    .select('name')
    .where('name', '=', name)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A published release, locked until the transaction ends; undefined where there is none. */
export function lockPublished(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<{ retiredAt: string | null } | undefined> {
  return db
    .selectFrom('release')
    .select('retired_at as retiredAt')
    .where('name', '=', name)
    .where('release', '=', release)
    .where('published_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a release as retired from now on. */
export async function markRetired(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<void> {
  await db
    .updateTable('release')
    .set({ retired_at: sql<string>`clock_timestamp()` })
    .where('name', '=', name)
    .where('release', '=', release)
    .execute();
}
