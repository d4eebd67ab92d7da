import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import { findVersions, type VersionedRelease } from '../release/named-release-repository.ts';
import type { Tables } from '../tables.ts';
import { findComposition } from './served-composition-repository.ts';

/** A composition that pages were answered with, whether or not it is served still. */
export interface ServedComposition {
  id: string;
  channel: Channel;
  /** By name, with the shell. */
  releases: (VersionedRelease & { isRetired: boolean })[];
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
  const stored = await findComposition(db, id);
  if (!stored) {
    throw new RegistryRefusal('not-found', `No composition with the id "${id}" was served.`);
  }
  const named = Object.entries(stored.releases).map(([name, release]) => ({ name, release }));
  return { ...stored, releases: await findVersions(db, named) };
}
