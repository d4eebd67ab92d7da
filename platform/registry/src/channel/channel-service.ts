import type { Database } from '@aangan/server';
import type { Tables } from '../tables.ts';
import { type ChannelChanger, createChannelChanger } from './channel-changer.ts';
import { type ChannelReader, createChannelReader } from './channel-reader.ts';
import type { Judge } from './with-verdicts.ts';

/** All that can be read of channels and done with them. */
export interface ChannelService extends ChannelReader, ChannelChanger {}

/** @param judge asked before releases go to a channel, so that only what can be served does */
export function createChannelService(
  { kysely }: Pick<Database<Tables>, 'kysely'>,
  judge: Judge,
): ChannelService {
  return { ...createChannelReader(kysely), ...createChannelChanger(kysely, judge) };
}
