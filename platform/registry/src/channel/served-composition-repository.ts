import type { Channel, ReportBatch } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A composition that an edge has served. */
interface StoredComposition {
  id: string;
  channel: Channel;
  /** Name → release, with the shell. */
  releases: Record<string, string>;
  /** The ids of the canaries that it contains. */
  canaries: number[];
  firstAt: string;
  lastAt: string;
}

/** The composition with an id, of any channel. */
export function findComposition(
  db: Kysely<Tables>,
  id: string,
): Promise<StoredComposition | undefined> {
  return db
    .selectFrom('served_composition')
    .select(['id', 'channel', 'releases', 'canaries', 'first_at as firstAt', 'last_at as lastAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a composition of a channel consists of; undefined for one that no edge has served there. */
export function findContents(
  db: Kysely<Tables>,
  channel: Channel,
  id: string,
): Promise<Pick<StoredComposition, 'releases' | 'canaries'> | undefined> {
  return db
    .selectFrom('served_composition')
    .select(['releases', 'canaries'])
    .where('channel', '=', channel)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Records that compositions of a channel were served just now. */
export async function saveCompositions(
  db: Kysely<Tables>,
  channel: Channel,
  compositions: ReportBatch['compositions'],
): Promise<void> {
  if (compositions.length === 0) return;
  await db
    .insertInto('served_composition')
    .values(
      compositions.map(({ id, releases, canaries }) => ({
        channel,
        id,
        canaries,
        releases: JSON.stringify(releases),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['channel', 'id']).doUpdateSet({ last_at: sql`now()` }),
    )
    .execute();
}
