import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Encoding } from './compress.ts';

/** The hashes of a file's compressed variants. */
export type Variants = Partial<Record<Encoding, string>>;

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

/** The column of `release_file` that names the variant of an encoding. */
export const columnOf = {
  br: 'brotli_sha256',
  zstd: 'zstd_sha256',
  gzip: 'gzip_sha256',
} as const satisfies Record<Encoding, string>;
type VariantColumn = (typeof columnOf)[Encoding];

/** Takes a variant from a file, in all releases that have it. @param sha256 of the file */
export async function forgetVariant(
  db: Kysely<Tables>,
  sha256: string,
  variant: { encoding: Encoding; sha256: string },
): Promise<void> {
  const column = columnOf[variant.encoding];
  await db
    .updateTable('release_file')
    .set({ [column]: null })
    .where('sha256', '=', sha256)
    .where(column, '=', variant.sha256)
    .execute();
}

/** Those of these blobs that are the variant of a file. */
export const variantsIn = (db: Kysely<Tables>, column: VariantColumn, sha256s: readonly string[]) =>
  db
    .selectFrom('release_file')
    .select(sql<string>`${sql.ref(column)}`.as('sha256'))
    .where(column, 'in', [...sha256s]);
