import type { Channel } from '@aangan/manifest';
import type { Insertable, Kysely } from 'kysely';
import type { ChangeKind, Tables } from '../tables.ts';
import type { Move } from './channel-repository.ts';
import { appendChanges } from './history-repository.ts';

/** Writes the moves as the channel's next revision, with their history. */
export async function saveMoves(
  db: Kysely<Tables>,
  change: {
    channel: Channel;
    revision: number;
    moves: readonly Move[];
    by: string;
    why: string;
    isBootstrap: boolean;
    overridden: readonly string[];
  },
): Promise<void> {
  const { channel, revision, moves, by, why, isBootstrap, overridden } = change;
  await db.updateTable('channel').set({ revision }).where('name', '=', channel).execute();
  const served = moves.flatMap(({ kind, name, to, previous = null }) =>
    to === null || isSwitch(kind)
      ? []
      : [{ channel, name, release: to, previous_release: previous, is_bootstrap: isBootstrap }],
  );
  if (served.length > 0) await upsertServed(db, served);
  const removed = moves.filter(({ to }) => to === null).map(({ name }) => name);
  if (removed.length > 0) await deleteServed(db, channel, removed);
  await saveSwitches(db, channel, moves);
  await appendChanges(
    db,
    moves.map(({ kind, name, from, to }) => ({
      ...{ kind, channel, revision, name, from_release: from, to_release: to },
      ...{ changed_by: by, why, overridden: [...overridden] },
    })),
  );
}

const isSwitch = (kind: ChangeKind) => kind === 'switch-off' || kind === 'switch-on';

async function saveSwitches(
  db: Kysely<Tables>,
  channel: Channel,
  moves: readonly Move[],
): Promise<void> {
  for (const { kind, name } of moves.filter((move) => isSwitch(move.kind))) {
    await db
      .updateTable('channel_release')
      .set({ is_off: kind === 'switch-off' })
      .where('channel', '=', channel)
      .where('name', '=', name)
      .execute();
  }
}

async function upsertServed(
  db: Kysely<Tables>,
  served: Insertable<Tables['channel_release']>[],
): Promise<void> {
  await db
    .insertInto('channel_release')
    .values(served)
    .onConflict((conflict) =>
      conflict.columns(['channel', 'name']).doUpdateSet((eb) => ({
        release: eb.ref('excluded.release'),
        previous_release: eb.ref('excluded.previous_release'),
        is_bootstrap: eb.ref('excluded.is_bootstrap'),
      })),
    )
    .execute();
}

async function deleteServed(
  db: Kysely<Tables>,
  channel: Channel,
  names: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('channel_release')
    .where('channel', '=', channel)
    .where('name', 'in', names)
    .execute();
}
