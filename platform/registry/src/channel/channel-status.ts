import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { requireChannel } from './require-channel.ts';
import {
  type CanaryStatus,
  findCanaryStatus,
  findServedStatus,
  type ServedStatus,
} from './status-repository.ts';

export interface ChannelStatus {
  channel: Channel;
  revision: number;
  releases: ServedStatus[];
  canaries: CanaryStatus[];
}

/** @throws {RegistryRefusal} `not-found` for an unknown channel. */
export async function readStatus(db: Kysely<Tables>, channel: Channel): Promise<ChannelStatus> {
  const revision = await requireChannel(db, channel);
  const releases = await findServedStatus(db, channel);
  return { channel, revision, releases, canaries: await findCanaryStatus(db, channel) };
}
