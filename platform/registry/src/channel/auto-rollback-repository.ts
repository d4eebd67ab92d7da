import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Lets the platform roll back stable releases of a name on a channel. Idempotent. */
export async function switchOn(
  db: Kysely<Tables>,
  { channel, name, by }: { channel: Channel; name: string; by: string },
): Promise<void> {
  await db
    .insertInto('auto_rollback')
    .values({ channel, name, changed_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops the platform from rolling back a name on a channel. */
export async function switchOff(
  db: Kysely<Tables>,
  { channel, name }: { channel: Channel; name: string },
): Promise<void> {
  await db
    .deleteFrom('auto_rollback')
    .where('channel', '=', channel)
    .where('name', '=', name)
    .execute();
}

/** Stops the platform from rolling back any name of a channel. */
export async function switchAllOff(db: Kysely<Tables>, channel: Channel): Promise<void> {
  await db.deleteFrom('auto_rollback').where('channel', '=', channel).execute();
}

/** Whether the platform may roll back stable releases of a name on a channel. */
export async function isSwitchedOn(
  db: Kysely<Tables>,
  { channel, name }: { channel: Channel; name: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('auto_rollback')
    .select('name')
    .where('channel', '=', channel)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
