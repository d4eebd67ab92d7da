import type { Channel, ChannelComposition } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { findServedState } from './channel-repository.ts';
import { readComposition } from './read-composition.ts';

/**
 * Caches what channels serve until it may have changed, because every request reads it.
 * @returns null for a channel without a shell, and where there is no such channel
 */
export function keepCompositions(
  db: Kysely<Tables>,
): (channel: Channel) => Promise<ChannelComposition | null> {
  const kept = new Map<Channel, { composition: ChannelComposition; state: string }>();
  return async (channel) => {
    const known = kept.get(channel);
    // Read before the composition: after a change in between, the next call reads it again.
    const state = await findServedState(db, channel);
    if (state === undefined) return null;
    if (known?.state === state) return known.composition;
    const composition = await readComposition(db, channel);
    if (composition) kept.set(channel, { composition, state });
    return composition;
  };
}
