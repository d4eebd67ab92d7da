import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';

/** A release of a composition or of a channel. */
export interface NamedRelease {
  name: string;
  release: string;
  /** The version of its package with its id; null where its publisher gave none. */
  version: string | null;
}

/** A composition that pages were answered with, whether or not it is served still. */
export interface ServedComposition {
  id: string;
  channel: Channel;
  /** By name, with the shell. */
  releases: (NamedRelease & { isRetired: boolean })[];
  /** The ids of the canaries that it contains. */
  canaries: number[];
  /** When the registry first and last heard that an edge had served it. */
  firstAt: string;
  lastAt: string;
}

/** @throws {RegistryRefusal} `not-found` for an id that no edge has served. */
export async function readServedComposition(
  db: Kysely<Tables>,
  id: string,
): Promise<ServedComposition> {
  const row = await db
    .selectFrom('served_composition')
    .select(['id', 'channel', 'releases', 'canaries', 'first_at', 'last_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row)
    throw new RegistryRefusal('not-found', `No composition with the id "${id}" was served.`);
  const { releases, first_at: firstAt, last_at: lastAt, ...composition } = row;
  return { ...composition, releases: await describeReleases(db, releases), firstAt, lastAt };
}

async function describeReleases(db: Kysely<Tables>, releases: Record<string, string>) {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const rows = await db
    .selectFrom('release')
    .select(['name', 'release', 'package_version', 'retired_at'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('name', 'release'),
        'in',
        named.map(({ name, release }) => tuple(name, release)),
      ),
    )
    .orderBy(sql`name collate "C"`)
    .execute();
  return rows.map(({ name, release, package_version: version, retired_at: retiredAt }) => ({
    ...{ name, release, version: versionOf(version, release) },
    isRetired: retiredAt !== null,
  }));
}
