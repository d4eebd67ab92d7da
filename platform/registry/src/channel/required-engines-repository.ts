import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { EngineBeside, Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** Has a channel require engines. */
export async function setEngines(
  db: Kysely<Tables>,
  channel: Channel,
  engines: EngineBeside[],
): Promise<void> {
  await db
    .updateTable('channel')
    .set({ required_engines: engines })
    .where('name', '=', channel)
    .where(isThere)
    .execute();
}

/** The engines that channels require, of one channel or of all that require some. */
export async function findEngines(
  db: Kysely<Tables>,
  channel?: Channel,
): Promise<Record<Channel, EngineBeside[]>> {
  const rows = await db
    .selectFrom('channel')
    .select(['name', 'required_engines'])
    .where(isThere)
    .$if(channel !== undefined, (query) => query.where('name', '=', channel ?? ''))
    .orderBy('name')
    .execute();
  const requiring = rows.filter(({ required_engines: engines }) => engines.length > 0);
  return Object.fromEntries(requiring.map((row) => [row.name, row.required_engines]));
}
