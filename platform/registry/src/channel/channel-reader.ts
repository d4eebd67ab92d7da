import type { Channel, ChannelComposition } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { OpenApiDocument } from '../gates/openapi-document.ts';
import type { Tables } from '../tables.ts';
import { type ChannelAt, readChannelAt } from './channel-at.ts';
import { hasBeen, listChannels } from './channel-repository.ts';
import { type ChannelStatus, readStatus } from './channel-status.ts';
import { type ChannelCheck, checkApi } from './check-api.ts';
import {
  type ChannelChange,
  findBeginning,
  findRemoved,
  listChanges,
} from './history-repository.ts';
import { keepCompositions } from './keep-compositions.ts';
import { requireChannel, unknownChannel } from './require-channel.ts';
import { readServedComposition, type ServedComposition } from './served-composition.ts';
import { findServed } from './served-repository.ts';
import { type ChannelValues, listValues } from './value-list.ts';

/** What channels serve, and what they served. */
export interface ChannelReader {
  /** The names of all channels. */
  names(): Promise<Channel[]>;
  /** @throws {RegistryRefusal} `not-found` for an unknown channel. */
  requireChannel(channel: Channel): Promise<void>;
  /** What the channel serves now, with its canaries; null while it has no shell, and where there is no such channel. */
  composition(channel: Channel): Promise<ChannelComposition | null>;
  /** Where an API with this document lacks what the releases of each channel call. */
  checkApi(document: OpenApiDocument): Promise<ChannelCheck[]>;
  /**
   * What the channel serves of each name, since when, by whom and why.
   * @throws {RegistryRefusal} `not-found` for an unknown channel.
   */
  status(channel: Channel): Promise<ChannelStatus>;
  /**
   * A page of the changes, newest first.
   * @param channel undefined for those of all channels
   * @param options.before only lines with a smaller id
   * @throws {RegistryRefusal} `not-found` for a channel that never was.
   */
  history(
    channel: Channel | undefined,
    options?: { before?: number | undefined; limit?: number },
  ): Promise<ChannelChange[]>;
  /**
   * What the channel served at a moment.
   * @throws {RegistryRefusal} `not-found` for a channel that never was.
   */
  servedAt(channel: Channel, at: Date): Promise<ChannelAt>;
  /**
   * The releases of a composition that any channel has served.
   * @throws {RegistryRefusal} `not-found` for an unknown id.
   */
  servedComposition(id: string): Promise<ServedComposition>;
  /**
   * The values that the releases of a channel read, and what they are set to.
   * @throws {RegistryRefusal} `not-found` for an unknown channel.
   */
  values(channel: Channel): Promise<ChannelValues>;
  /** Name → its release on the channel, and whether `npm start` put it there. */
  served(channel: Channel): Promise<Map<string, { release: string; isBootstrap: boolean }>>;
  /** The names that were removed from the channel and not put there again. */
  removed(channel: Channel): Promise<Set<string>>;
  /** When the first line of the channel's history was written; undefined while there is none. */
  began(channel: Channel): Promise<Date | undefined>;
}

/** What channels serve and served, without a change to them. */
export function createChannelReader(db: Kysely<Tables>): ChannelReader {
  return {
    names: () => listChannels(db),

    requireChannel: async (channel) => {
      await requireChannel(db, channel);
    },

    composition: keepCompositions(db),

    checkApi: (document) => checkApi(db, document),

    status: (channel) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => readStatus(transaction, channel)),

    history: async (channel, { before, limit = 200 } = {}) => {
      if (channel !== undefined && !(await hasBeen(db, channel))) throw unknownChannel(channel);
      return listChanges(db, { channel, before, limit });
    },

    servedAt: (channel, at) => readChannelAt(db, channel, at),

    servedComposition: (id) => readServedComposition(db, id),

    values: (channel) => listValues(db, channel),

    served: async (channel) => {
      const served = await findServed(db, channel);
      return new Map(
        served.map(({ name, manifest, isBootstrap }) => [
          name,
          { release: manifest.release, isBootstrap },
        ]),
      );
    },

    removed: async (channel) => new Set(await findRemoved(db, channel)),

    began: (channel) => findBeginning(db, channel),
  };
}
