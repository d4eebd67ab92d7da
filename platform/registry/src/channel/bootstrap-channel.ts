import type { Channel } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { ChannelService } from './channel-service.ts';

/** What `npm start` changed on a channel. */
export interface BootstrapResult {
  moved: string[];
  /** Set if other releases were built but the channel was left as it is. */
  left?: { reason: string; built: readonly ReleaseRef[] };
  /** What the gate warns of. */
  warnings: string[];
  /** Why nothing on the channel was moved. */
  refused?: string;
}

/**
 * Moves a channel to the releases just built from the source, if starts from this checkout put there all that it
 * serves. The channel stays as it is if a person has moved or removed anything or tries a canary, if the site was
 * restored, or if the channel's history is older than the checkout: a mere rebuild does not replace what a person
 * decided on.
 * @param checkedOutAt when the sources came to be where they are
 */
export async function bootstrapChannel(
  channels: ChannelService,
  channel: Channel,
  built: readonly ReleaseRef[],
  checkedOutAt: Date,
): Promise<BootstrapResult> {
  const served = await channels.served(channel);
  const other = built.filter(({ name, release }) => served.get(name)?.release !== release);
  const reason = other.length > 0 && (await decidedBy(channels, channel, checkedOutAt));
  if (reason) return { moved: [], left: { reason, built: other }, warnings: [] };
  const decision = { by: 'npm start', why: 'Built from the source.', isBootstrap: true };
  try {
    const { moved, warnings } = await channels.move(channel, built, decision);
    return { moved: moved.map(({ name }) => name), warnings };
  } catch (error) {
    if (error instanceof RegistryRefusal)
      return { moved: [], warnings: [], refused: error.message };
    throw error;
  }
}

/** Why the channel must be left as it is; undefined if starts from this checkout put there all that it serves. */
async function decidedBy(
  channels: ChannelService,
  channel: Channel,
  checkedOutAt: Date,
): Promise<string | undefined> {
  const [served, removed, { canaries }, began] = await Promise.all([
    channels.served(channel),
    channels.removed(channel),
    channels.status(channel),
    channels.began(channel),
  ]);
  const isPut = [...served.values()].every((one) => one.isBootstrap);
  if (!isPut || removed.size > 0 || canaries.length > 0)
    return 'a person has moved it, or the site was restored';
  if (began && began < checkedOutAt) return 'its history is older than this checkout of the source';
  return undefined;
}
