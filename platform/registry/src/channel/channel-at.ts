import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { hasBeen } from './channel-repository.ts';
import {
  findCanariesAt,
  findStableAt,
  type PastCanary,
  type PastRelease,
  revisionAt,
} from './past-repository.ts';
import { unknownChannel } from './require-channel.ts';

/** What a channel served at a moment. */
export interface ChannelAt {
  channel: Channel;
  /** ISO 8601. */
  at: string;
  /** The revision of that moment; 0 before the first change. */
  revision: number;
  releases: PastRelease[];
  canaries: PastCanary[];
}

/**
 * What a channel served at a moment, by its history. A revision takes effect with its last line, so that no moment lies
 * within a change.
 * @throws {RegistryRefusal} `not-found` for an unknown channel.
 */
export async function readChannelAt(
  db: Kysely<Tables>,
  channel: Channel,
  at: Date,
): Promise<ChannelAt> {
  if (!(await hasBeen(db, channel))) throw unknownChannel(channel);
  const moment = at.toISOString();
  const revision = await revisionAt(db, channel, moment);
  return {
    channel,
    at: moment,
    revision,
    releases: await findStableAt(db, channel, revision),
    canaries: await findCanariesAt(db, channel, revision),
  };
}
