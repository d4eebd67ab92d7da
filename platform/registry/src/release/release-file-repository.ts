import { contentTypeOf, type Delta, type ReleaseManifest } from '@aangan/manifest';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Encoding } from './compress.ts';

export type StoredFile = Selectable<Tables['release_file']>;

/** How a variant was made of its file. */
export type Coding = Encoding | Delta;

/** The hashes of a file's compressed variants, and of its deltas: dictionary → delta. */
export type Variants = Partial<Record<Encoding, string>> & { deltas?: Record<string, string> };

/** The variants that a row of `release_file` names. */
function variantsOf(row: {
  brotli_sha256: string | null;
  zstd_sha256: string | null;
  gzip_sha256: string | null;
}): Variants {
  return {
    ...(row.brotli_sha256 !== null && { br: row.brotli_sha256 }),
    ...(row.zstd_sha256 !== null && { zstd: row.zstd_sha256 }),
    ...(row.gzip_sha256 !== null && { gzip: row.gzip_sha256 }),
  };
}

/** Records the files that a release.json names, without compressed variants. */
export async function insertFiles(
  db: Kysely<Tables>,
  { name, release, files }: ReleaseManifest,
): Promise<void> {
  const rows = Object.entries(files).map(([path, { sha256, bytes, integrity }]) => ({
    name,
    release,
    path,
    sha256,
    bytes,
    integrity,
    content_type: contentTypeOf(path),
    brotli_sha256: null,
    zstd_sha256: null,
    gzip_sha256: null,
  }));
  if (rows.length > 0) await db.insertInto('release_file').values(rows).execute();
}

/** Records the compressed variants of a release's files. @param variants path → its variants */
export async function saveVariants(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
  variants: ReadonlyMap<string, Variants>,
): Promise<void> {
  for (const [path, { br, zstd, gzip, deltas = {} }] of variants) {
    await db
      .updateTable('release_file')
      .set({
        brotli_sha256: br ?? null,
        zstd_sha256: zstd ?? null,
        gzip_sha256: gzip ?? null,
        deltas: JSON.stringify(deltas),
      })
      .where('name', '=', name)
      .where('release', '=', release)
      .where('path', '=', path)
      .execute();
  }
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

/** Blob → its compressed variants, of those that an earlier release had compressed. */
export async function knownVariants(
  db: Kysely<Tables>,
  sha256s: readonly string[],
): Promise<Map<string, Variants>> {
  const rows = await db
    .selectFrom('release_file')
    .select(['sha256', 'brotli_sha256', 'zstd_sha256', 'gzip_sha256'])
    .distinct()
    .where('sha256', '=', sql<string>`any(${sha256s})`)
    .where('brotli_sha256', 'is not', null)
    .execute();
  const known = new Map<string, Variants>();
  for (const row of rows) known.set(row.sha256, { ...known.get(row.sha256), ...variantsOf(row) });
  return known;
}

/** The hash of a variant of a file; undefined where it has none. */
export function variantOf(file: StoredFile, coding: Coding): string | undefined {
  return typeof coding === 'string'
    ? (file[columnOf[coding]] ?? undefined)
    : file.deltas[coding.dictionary];
}

/** The column of `release_file` that names the variant of an encoding. */
export const columnOf = {
  br: 'brotli_sha256',
  zstd: 'zstd_sha256',
  gzip: 'gzip_sha256',
} as const satisfies Record<Encoding, string>;
type VariantColumn = (typeof columnOf)[Encoding];

/** Removes a variant of a file from all releases that have it. @param sha256 of the file */
export async function forgetVariant(
  db: Kysely<Tables>,
  sha256: string,
  variant: { coding: Coding; sha256: string },
): Promise<void> {
  const { coding } = variant;
  const update = db.updateTable('release_file').where('sha256', '=', sha256);
  if (typeof coding === 'string') {
    const column = columnOf[coding];
    await update
      .set({ [column]: null })
      .where(column, '=', variant.sha256)
      .execute();
    return;
  }
  const { dictionary } = coding;
  await update
    .set({ deltas: sql<string>`deltas - ${dictionary}::text` })
    .where(sql<string>`deltas ->> ${dictionary}::text`, '=', variant.sha256)
    .execute();
}

/** The blobs among these that are the variant of a file. */
const variantsIn = (db: Kysely<Tables>, column: VariantColumn, sha256s: readonly string[]) =>
  db
    .selectFrom('release_file')
    .select(sql<string>`${sql.ref(column)}`.as('sha256'))
    .where(column, 'in', [...sha256s]);

/**
 * The keys of all files of published releases and of their compressed variants, for a backup. Of a release that is only
 * announced, files may still be missing.
 */
export const allReleaseKeys = `
  with file as (select f.* from platform.release_file f join platform.release r using (name, release)
    where r.published_at is not null)
  select sha256 from file union select variant from file,
    unnest(array[brotli_sha256, zstd_sha256, gzip_sha256]) variant where variant is not null
  union select delta.value from file, jsonb_each_text(deltas) delta
  union select sha256 from platform.sdk_package`;

/** The blobs among these that are the delta to a file. */
const deltasIn = (db: Kysely<Tables>, sha256s: readonly string[]) =>
  db
    .selectFrom(['release_file', sql<{ value: string }>`jsonb_each_text(deltas)`.as('delta')])
    .select('delta.value as sha256')
    .where('delta.value', 'in', [...sha256s]);

/** The blobs among these that are a file of a release, or the compressed variant of one, or the delta to one. */
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
    .unionAll(deltasIn(db, sha256s))
    .unionAll(
      db
        .selectFrom('sdk_package')
        .select('sha256')
        .where('sha256', 'in', [...sha256s]),
    )
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
