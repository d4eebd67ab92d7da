import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { findRevision } from './channel-repository.ts';

/** @returns the refusal of a channel that does not exist */
export function unknownChannel(channel: Channel): RegistryRefusal {
  return new RegistryRefusal('not-found', `There is no channel "${channel}".`);
}

/**
 * Makes sure that there is such a channel.
 * @returns its revision
 * @throws {RegistryRefusal} `not-found`
 */
export async function requireChannel(db: Kysely<Tables>, channel: Channel): Promise<number> {
  const revision = await findRevision(db, channel);
  if (revision === undefined) throw unknownChannel(channel);
  return revision;
}
