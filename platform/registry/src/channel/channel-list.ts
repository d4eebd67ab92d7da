import type { Channel } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import { type Kysely, type Selectable, sql } from 'kysely';
import { requireHours } from '../expiry.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ChangeKind, Tables } from '../tables.ts';
import { findCanaries } from './canary-repository.ts';
import { unknownChannel } from './change-channel.ts';
import { findServed, isThere, type Move } from './channel-repository.ts';
import { endMoves } from './ended-canaries.ts';
import { appendChanges } from './history-repository.ts';
import { saveMoves } from './save-moves.ts';

/** A channel that is there. */
interface ListedChannel {
  name: Channel;
  /** Who made it; null for one that every registry begins with. */
  madeBy: string | null;
  /** ISO 8601; null where it does not end by itself. */
  expiresAt: string | null;
}

/** Who makes or removes a channel, and why. */
interface Decided {
  by: string;
  why: string;
}

/** Which channels there are. */
export interface ChannelList {
  list(): Promise<ListedChannel[]>;
  /**
   * Makes a channel that serves nothing yet.
   * @param wanted.hours when it ends by itself; undefined for one that stays
   * @throws {RegistryRefusal} `conflict` where there is one of that name, `invalid` for a time that is too long
   */
  create(
    wanted: { name: Channel; hours?: number | undefined },
    decided: Decided,
  ): Promise<ListedChannel>;
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
    list: () => selectListed(db).where(isThere).orderBy('name').execute(),

    create: async ({ name, hours }, decided) => {
      if (hours !== undefined) requireHours(hours, 'A channel that expires is there');
      return db.transaction().execute(async (transaction) => {
        const revision = await takeName(transaction, name);
        const expiry =
          hours === undefined ? null : sql<string>`now() + make_interval(hours => ${hours})`;
        await transaction
          .updateTable('channel')
          .set({ revision, made_by: decided.by, expires_at: expiry, removed_at: null })
          .where('name', '=', name)
          .execute();
        await appendLine(transaction, { kind: 'create-channel', channel: name, revision }, decided);
        return selectListed(transaction).where('name', '=', name).executeTakeFirstOrThrow();
      });
    },

    remove: (channel, decided) =>
      db.transaction().execute(async (transaction) => {
        const row = await lockChannel(transaction, channel).where(isThere).executeTakeFirst();
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
  const expired = await db
    .selectFrom('channel')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('expires_at', '<=', sql<string>`now()`)
    .orderBy('name')
    .forUpdate()
    .execute();
  for (const channel of expired) {
    await end(db, channel, { by: 'the platform', why: 'It has expired.' });
  }
}

function selectListed(db: Kysely<Tables>) {
  return db.selectFrom('channel').select(['name', 'made_by as madeBy', 'expires_at as expiresAt']);
}

function lockChannel(db: Kysely<Tables>, channel: Channel) {
  return db.selectFrom('channel').selectAll().where('name', '=', channel).forUpdate();
}

/**
 * Makes sure that a name is free, and its row there and locked.
 * @returns the next revision: that of a name which is used again goes on, so that no cache takes the one for the other
 */
async function takeName(db: Kysely<Tables>, name: Channel): Promise<number> {
  await removeExpired(db);
  const inserted = await db
    .insertInto('channel')
    .values({ name, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  const row = await lockChannel(db, name).executeTakeFirstOrThrow();
  if (inserted || row.removed_at !== null) return row.revision + 1;
  throw new RegistryRefusal('conflict', `There is a channel "${name}" already.`);
}

/** Takes everything off a locked channel and marks it as removed. */
async function end(
  db: Kysely<Tables>,
  { name: channel, revision: before }: Selectable<Tables['channel']>,
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
  await saveMoves(db, { ...{ channel, revision, moves, ended: canaries }, ...plain, ...decided });
  await appendLine(db, { kind: 'remove-channel', channel, revision }, decided);
  await db.deleteFrom('auto_rollback').where('channel', '=', channel).execute();
  await db
    .updateTable('channel')
    .set({ removed_at: sql<string>`clock_timestamp()` })
    .where('name', '=', channel)
    .execute();
}

function appendLine(
  db: Kysely<Tables>,
  line: { kind: ChangeKind; channel: Channel; revision: number },
  { by, why }: Decided,
): Promise<void> {
  const empty = { name: '', from_release: null, to_release: null };
  return appendChanges(db, [{ ...line, ...empty, changed_by: by, why }]);
}
