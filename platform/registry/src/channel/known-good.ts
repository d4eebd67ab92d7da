import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { findDoubtful } from './known-good-repository.ts';

/** A release that is not a last known good one, and why. */
export interface Doubt {
  name: string;
  release: string;
  /** A sentence. */
  reason: string;
}

/** The releases among these that a channel goes back to only if a person names them. */
export async function findDoubts(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly { name: string; release: string }[],
): Promise<Doubt[]> {
  const rows = await findDoubtful(db, channel, releases);
  return rows.map(({ name, release, fix }) => {
    const why =
      fix === null
        ? 'was published with a token that was revoked since'
        : `served on ${channel} before the security fix of change set ${fix}`;
    return { name, release, reason: `${name} ${release} ${why}.` };
  });
}
