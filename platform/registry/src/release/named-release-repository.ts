import type { ReleaseManifest } from '@aangan/manifest';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { versionOf } from './release-source.ts';

/** Releases that a caller names: a name and an id each. */
type Named = readonly { name: string; release: string }[];

interface PublishedRelease {
  manifest: ReleaseManifest;
  packageVersion: string | null;
}

/** A release that can be put on a channel: it is published and not retired. */
export interface UsableRelease extends PublishedRelease {
  name: string;
  release: string;
}

/** A release with the version of its package. */
export interface VersionedRelease {
  name: string;
  release: string;
  /** The version of its package with its id; null where its publisher gave none. */
  version: string | null;
}

/** Whether a row of `release` is one of these releases. @param named at least one */
export const isAmong = (named: Named) => (eb: ExpressionBuilder<Tables, 'release'>) =>
  eb(
    eb.refTuple('release.name', 'release.release'),
    'in',
    named.map(({ name, release }) => eb.tuple(name, release)),
  );

/** The published releases among those asked for. */
export function findPublished(db: Kysely<Tables>, named: Named): Promise<PublishedRelease[]> {
  return selectPublished(db, named).execute();
}

/** The releases among these that can be put on a channel, locked against being retired until the transaction ends. */
export async function findUsable(db: Kysely<Tables>, named: Named): Promise<UsableRelease[]> {
  if (named.length === 0) return [];
  return selectPublished(db, named)
    .select(['name', 'release'])
    .where('retired_at', 'is', null)
    .orderBy('name')
    .orderBy('release')
    .forShare()
    .execute();
}

function selectPublished(db: Kysely<Tables>, named: Named) {
  return db
    .selectFrom('release')
    .select(['manifest', 'package_version as packageVersion'])
    .where(isAmong(named))
    .where('published_at', 'is not', null);
}

/** What these releases declare, whether or not they are published or retired. */
export async function findManifests(db: Kysely<Tables>, named: Named): Promise<ReleaseManifest[]> {
  const rows = await db.selectFrom('release').select('manifest').where(isAmong(named)).execute();
  return rows.map(({ manifest }) => manifest);
}

/** The versions of these releases, by name, and whether they were retired. */
export async function findVersions(
  db: Kysely<Tables>,
  named: Named,
): Promise<(VersionedRelease & { isRetired: boolean })[]> {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'release', 'package_version', 'retired_at'])
    .where(isAmong(named))
    .orderBy(sql`name collate "C"`)
    .execute();
  return rows.map(({ name, release, package_version: version, retired_at: retiredAt }) => ({
    name,
    release,
    version: versionOf(version, release),
    isRetired: retiredAt !== null,
  }));
}
