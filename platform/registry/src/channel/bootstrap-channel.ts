import type { Channel } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { ChannelService } from './channel-service.ts';

/** What `npm start` changed on a channel. */
export interface BootstrapResult {
  moved: string[];
  /** Names that a person decided on: not moved, with the release that is there; null where it was removed. */
  kept: { name: string; release: string | null }[];
  /** What the gate warns of. */
  warnings: string[];
  /** Why nothing on the channel was moved. */
  refused?: string;
}

/**
 * Moves a channel to the releases just built from the source, each name only where the release there was put by an
 * earlier `npm start`. A promotion, rollback or removal that a person made stays.
 */
export async function bootstrapChannel(
  channels: ChannelService,
  channel: Channel,
  built: readonly ReleaseRef[],
): Promise<BootstrapResult> {
  const [served, removed] = await Promise.all([
    channels.served(channel),
    channels.removed(channel),
  ]);
  const isOurs = ({ name }: ReleaseRef) => served.get(name)?.isBootstrap ?? !removed.has(name);
  const kept = built
    .filter((release) => !isOurs(release))
    .map(({ name }) => ({ name, release: served.get(name)?.release ?? null }));
  const ours = built.filter(isOurs);
  if (ours.length === 0) return { moved: [], kept, warnings: [] };
  const decision = { by: 'npm start', why: 'Built from the source.', isBootstrap: true };
  try {
    const { moved, warnings } = await channels.move(channel, ours, decision);
    return { moved: moved.map(({ name }) => name), kept, warnings };
  } catch (error) {
    if (error instanceof RegistryRefusal)
      return { moved: [], kept, warnings: [], refused: error.message };
    throw error;
  }
}
