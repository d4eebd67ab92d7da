import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The three numbers of a version. */
export interface VersionNumbers {
  major: number;
  minor: number;
  patch: number;
}

/** One package of a version. */
export interface SdkPackage extends VersionNumbers {
  name: string;
  sha256: string;
  /** SRI, sha512. */
  integrity: string;
  bytes: number;
}

/** One version of all packages. */
export interface SdkVersion extends VersionNumbers {
  content: string;
  /** The origin of the site. */
  address: string;
  /** Package of others → the version that repositories install beside these. */
  libraries: Record<string, string>;
  publishedAt: string;
}

const numbers = ['major', 'minor', 'patch'] as const;

/** All versions, the newest first. */
export function findVersions(db: Kysely<Tables>): Promise<SdkVersion[]> {
  return db
    .selectFrom('sdk')
    .select([...numbers, 'content', 'address', 'libraries', 'published_at as publishedAt'])
    .orderBy('major', 'desc')
    .orderBy('minor', 'desc')
    .orderBy('patch', 'desc')
    .execute();
}

/** The packages of all versions, in the order of their names. */
export function findPackages(db: Kysely<Tables>): Promise<SdkPackage[]> {
  return db.selectFrom('sdk_package').selectAll().orderBy('name').execute();
}

/** Two processes that publish at once take turns until their transactions end. */
export async function lockVersions(db: Kysely<Tables>): Promise<void> {
  await sql`lock table sdk in share row exclusive mode`.execute(db);
}

/** Adds a version with its packages. */
export async function insertVersion(
  db: Kysely<Tables>,
  { libraries, ...version }: Omit<SdkVersion, 'publishedAt'>,
  packages: readonly SdkPackage[],
): Promise<void> {
  await db
    .insertInto('sdk')
    .values({ ...version, libraries: JSON.stringify(libraries) })
    .execute();
  await db
    .insertInto('sdk_package')
    .values([...packages])
    .execute();
}

/** The versions that published releases were built with. */
export async function findUsedVersions(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('release')
    .select(sql<string>`manifest->>'sdk'`.as('sdk'))
    .distinct()
    .where(sql<boolean>`manifest ? 'sdk'`)
    .where('retired_at', 'is', null)
    .execute();
  return new Set(rows.map(({ sdk }) => sdk));
}

/** Removes a version with its packages. */
export async function deleteVersion(
  db: Kysely<Tables>,
  { major, minor, patch }: VersionNumbers,
): Promise<void> {
  await db
    .deleteFrom('sdk')
    .where('major', '=', major)
    .where('minor', '=', minor)
    .where('patch', '=', patch)
    .execute();
}
