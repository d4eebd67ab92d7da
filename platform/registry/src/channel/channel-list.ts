import type { Channel } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { requireHours } from '../expiry.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ChangeKind, Tables } from '../tables.ts';
import { switchAllOff } from './auto-rollback-repository.ts';
import { findCanaries } from './canary-repository.ts';
import * as repository from './channel-list-repository.ts';
import { endMoves } from './ended-canaries.ts';
import { appendChanges } from './history-repository.ts';
import type { Move } from './move.ts';
import { unknownChannel } from './require-channel.ts';
import { saveMoves } from './save-moves.ts';
import { findServed } from './served-repository.ts';

/** Who makes or removes a channel, and why. */
interface Decided {
  by: string;
  why: string;
}

/** Which channels there are. */
export interface ChannelList {
  list(): Promise<repository.ListedChannel[]>;
  /**
   * Makes a channel that serves nothing yet.
   * @param wanted.hours when it ends by itself; undefined for one that stays
   * @throws {RegistryRefusal} `conflict` where there is one of that name, `invalid` for a time that is too long
   */
  create(
    wanted: { name: Channel; hours?: number | undefined },
    decided: Decided,
  ): Promise<repository.ListedChannel>;
  /**
   * Takes everything off a channel and ends it. Its history stays.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` for one that every registry has
   */
  remove(channel: Channel, decided: Decided): Promise<void>;
  /** Removes the channels that have expired. */
  sweep(): Promise<void>;
}

/** The channels that every registry begins with: edges and `npm start` serve them. */
const lasting: readonly Channel[] = ['production', 'staging'];

export function createChannelList(database: Pick<Database<Tables>, 'kysely'>): ChannelList {
  const db = database.kysely;
  return {
    list: () => repository.listChannelsWithExpiry(db),

    create: async ({ name, hours }, decided) => {
      if (hours !== undefined) requireHours(hours, 'A channel that expires is there');
      return db.transaction().execute(async (transaction) => {
        const revision = await takeName(transaction, name);
        const wanted = { name, revision, by: decided.by, hours };
        const made = await repository.makeChannel(transaction, wanted);
        await appendLine(transaction, { kind: 'create-channel', channel: name, revision }, decided);
        return made;
      });
    },

    remove: (channel, decided) =>
      db.transaction().execute(async (transaction) => {
        const row = await repository.lockThere(transaction, channel);
        if (!row) throw unknownChannel(channel);
        if (lasting.includes(channel)) {
          const reason = `${channel} cannot be removed: the site serves it. Take remotes off it with aangan remove.`;
          throw new RegistryRefusal('conflict', reason);
        }
        await end(transaction, row, decided);
      }),

    sweep: () => db.transaction().execute(removeExpired),
  };
}

/** Removes the channels that have expired, in the caller's transaction. */
export async function removeExpired(db: Kysely<Tables>): Promise<void> {
  for (const channel of await repository.lockExpired(db)) {
    await end(db, channel, { by: 'the platform', why: 'It has expired.' });
  }
}

/**
 * Makes sure that a name is free, and that its row exists and is locked.
 * @returns the next revision. A name that is used again continues its count, so that no cache takes the new channel for
 *   the old one
 */
async function takeName(db: Kysely<Tables>, name: Channel): Promise<number> {
  await removeExpired(db);
  const isNew = await repository.insertChannel(db, name);
  const { revision, isRemoved } = await repository.lockRow(db, name);
  if (isNew || isRemoved) return revision + 1;
  throw new RegistryRefusal('conflict', `There is a channel "${name}" already.`);
}

/** Takes everything off a locked channel and marks it as removed. */
async function end(
  db: Kysely<Tables>,
  { name: channel, revision: before }: repository.LockedRow,
  decided: Decided,
): Promise<void> {
  const canaries = await findCanaries(db, channel);
  const served = await findServed(db, channel);
  const removals = served.map(
    ({ name, manifest }): Move => ({ kind: 'remove', name, from: manifest.release, to: null }),
  );
  const revision = before + 1;
  const moves = [...endMoves(canaries, new Map()), ...removals];
  const plain = { isBootstrap: false, overridden: [], isSecurityFix: false, canary: undefined };
  await saveMoves(db, { channel, revision, moves, ended: canaries, ...plain, ...decided });
  await appendLine(db, { kind: 'remove-channel', channel, revision }, decided);
  await switchAllOff(db, channel);
  await repository.markRemoved(db, channel);
}

function appendLine(
  db: Kysely<Tables>,
  line: { kind: ChangeKind; channel: Channel; revision: number },
  { by, why }: Decided,
): Promise<void> {
  const empty = { name: '', from_release: null, to_release: null };
  return appendChanges(db, [{ ...line, ...empty, changed_by: by, why }]);
}
