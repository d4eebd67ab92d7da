import type { Channel } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ChannelService, ReleaseRef } from './channel-service.ts';

/** What `npm start` did with a channel. */
export interface BootstrapResult {
  moved: string[];
  /** Names that somebody decided on: left alone, with the release that stands there. */
  kept: ReleaseRef[];
  /** Why the channel was left as it is altogether. */
  refused?: string;
}

/**
 * Brings a channel to the releases just built from the source, name by name where it still stands on what
 * an earlier `npm start` put there; a promotion or rollback made by somebody stays
 * (architecture.md, "Running contract", restarts).
 */
export async function bootstrapChannel(
  channels: ChannelService,
  channel: Channel,
  built: readonly ReleaseRef[],
): Promise<BootstrapResult> {
  const served = await channels.served(channel);
  const isOurs = ({ name }: ReleaseRef) => served.get(name)?.isBootstrap ?? true;
  const kept = built
    .filter((release) => !isOurs(release))
    .map(({ name }) => ({ name, release: served.get(name)?.release ?? '' }));
  const ours = built.filter(isOurs);
  if (ours.length === 0) return { moved: [], kept };
  const decision = { by: 'npm start', why: 'Built from the source.', isBootstrap: true };
  try {
    const { moved } = await channels.move(channel, ours, decision);
    return { moved: moved.map(({ name }) => name), kept };
  } catch (error) {
    if (error instanceof RegistryRefusal) return { moved: [], kept, refused: error.message };
    throw error;
  }
}
