import { contentTypeOf, type ReleaseManifest } from '@aangan/manifest';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Variants, variantsIn } from './file-variants.ts';
import { type ReleaseSource, versionOf } from './release-source.ts';

export type StoredRelease = Selectable<Tables['release']>;
export type StoredFile = Selectable<Tables['release_file']>;

/** Who announces a release, and where it comes from. */
export interface ReleaseOrigin {
  by: string;
  isBootstrap: boolean;
  source: ReleaseSource;
}

/** Reads and writes releases; `db` is the database or a transaction of the caller's. */
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
      ...{ name, release, kind },
      manifest: JSON.stringify(manifest) as unknown as ReleaseManifest,
      is_bootstrap: origin.isBootstrap,
      created_by: origin.by,
      package_version: origin.source.version ?? null,
      source_commit: origin.source.commit ? JSON.stringify(origin.source.commit) : null,
      published_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!inserted) return false;
  const files = Object.entries(manifest.files).map(([path, file]) => ({
    ...{ name, release, path, content_type: contentTypeOf(path) },
    ...{ brotli_sha256: null, zstd_sha256: null, gzip_sha256: null },
    ...{ sha256: file.sha256, bytes: file.bytes, integrity: file.integrity },
  }));
  if (files.length > 0) {
    await db.insertInto('release_file').values(files).execute();
  }
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

/** A file of a published release that was not retired. */
export function findPublishedFile(
  db: Kysely<Tables>,
  name: string,
  release: string,
  path: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('release_file as file')
    .innerJoin('release', (join) =>
      join.onRef('release.name', '=', 'file.name').onRef('release.release', '=', 'file.release'),
    )
    .selectAll('file')
    .where('file.name', '=', name)
    .where('file.release', '=', release)
    .where('file.path', '=', path)
    .where('release.published_at', 'is not', null)
    .where('release.retired_at', 'is', null)
    .executeTakeFirst();
}

/** The announced size of a blob, in bytes. */
export async function announcedBytes(
  db: Kysely<Tables>,
  sha256: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('release_file')
    .select('bytes')
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}

/** Lets the releases of a name be published one after another, until the transaction ends. */
export async function lockName(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release ${name}`}, 0))`.execute(db);
}

/**
 * Makes the release visible that was checked, with the compressed variants found for its files. Its row is taken first,
 * so that of several who publish one release at once the first does it and the others find it done.
 * @returns whether it is visible now; not where it was announced with another release.json meanwhile
 */
export async function markPublished(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  variants: ReadonlyMap<string, Variants>,
): Promise<boolean> {
  const { name, release } = manifest;
  const taken = await db
    .updateTable('release')
    .set({
      published_at: sql<string>`coalesce(published_at, now())`,
      // Nothing takes the place of a published release: it needs no holds any more.
      checks: '{}',
      checked_until: null,
    })
    .where('name', '=', name)
    .where('release', '=', release)
    .where(isOf(manifest))
    .returning(sql<boolean>`published_at = now()`.as('isFirst'))
    .executeTakeFirst();
  for (const [path, { br, zstd, gzip }] of taken?.isFirst ? variants : []) {
    await db
      .updateTable('release_file')
      .set({ brotli_sha256: br ?? null, zstd_sha256: zstd ?? null, gzip_sha256: gzip ?? null })
      .where('name', '=', name)
      .where('release', '=', release)
      .where('path', '=', path)
      .execute();
  }
  return taken !== undefined;
}

/** The published releases, newest first, of one name or of all, with the channels that serve each. */
export async function listReleases(db: Kysely<Tables>, options: { name?: string; limit: number }) {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'release', 'kind', 'is_bootstrap', 'published_at', 'created_by'])
    .select(['package_version', 'source_commit as commit', 'retired_at'])
    .select(
      sql<string[]>`array(select channel from channel_release c
        where c.name = release.name and c.release = release.release order by 1)`.as('channels'),
    )
    .where('published_at', 'is not', null)
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

/**
 * The keys of all files of published releases and of their compressed variants, for a backup. Of a release that is only
 * announced, files may still be missing.
 */
export const allReleaseKeys = `
  with file as (select f.* from platform.release_file f join platform.release r using (name, release)
    where r.published_at is not null)
  select sha256 from file union select variant from file,
    unnest(array[brotli_sha256, zstd_sha256, gzip_sha256]) variant where variant is not null`;

/** Those of these blobs that are a file of a release, or the compressed variant of one. */
export async function findUsedBlobs(
  db: Kysely<Tables>,
  sha256s: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('release_file')
    .select('sha256')
    .where('sha256', 'in', [...sha256s])
    .unionAll(variantsIn(db, 'brotli_sha256', sha256s))
    .unionAll(variantsIn(db, 'zstd_sha256', sha256s))
    .unionAll(variantsIn(db, 'gzip_sha256', sha256s))
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Deletes releases that were announced so long ago (in hours) and never published. */
export async function deleteAbandoned(db: Kysely<Tables>, hours: number): Promise<void> {
  await db
    .deleteFrom('release')
    .where('published_at', 'is', null)
    .where('created_at', '<=', sql<string>`now() - make_interval(hours => ${hours})`)
    .execute();
}
