import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A live canary that a part of the visitors gets, and the revision in which it was last set. */
export interface ComparedCanary {
  id: number;
  percent: number;
  setIn: number;
}

/**
 * The canaries of a channel whose pages can be compared with others, in the order of their ids. They are locked until
 * the transaction ends: two batches count one after the other.
 */
export async function lockCompared(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<ComparedCanary[]> {
  const { rows } = await sql<ComparedCanary>`
    select id, percent, set_in as "setIn" from canary
    join lateral (
      select max(revision)::int as set_in from channel_change
      where channel = canary.channel and kind = 'canary' and canary = canary.id) change on true
    where channel = ${channel} and percent between 1 and 99
    order by id
    for no key update of canary`.execute(db);
  return rows;
}

/** By what a network counts once. */
export type CountedNetwork = Pick<Tables['canary_network'], 'metric' | 'is_repeat' | 'network'>;

/** Records that networks have counted for a canary. @returns those that had not before */
export async function takeNetworks(
  db: Kysely<Tables>,
  { id, setIn }: ComparedCanary,
  counted: readonly CountedNetwork[],
): Promise<CountedNetwork[]> {
  const { rows } = await sql<CountedNetwork>`
    insert into canary_network (canary, set_in, metric, is_repeat, network)
    select ${id}, ${setIn}, * from unnest(
      ${counted.map(({ metric }) => metric)}::text[],
      ${counted.map(({ is_repeat }) => is_repeat)}::boolean[],
      ${counted.map(({ network }) => network)}::text[])
    on conflict do nothing
    returning metric, is_repeat, network`.execute(db);
  return rows;
}

export type MetricRow = Tables['canary_metric'];

/** What a canary was compared by since it was last set. */
export function findMetrics(
  db: Kysely<Tables>,
  channel: Channel,
  canary: number,
): Promise<MetricRow[]> {
  return db
    .selectFrom('canary_metric')
    .selectAll()
    .where('canary', '=', canary)
    .where('set_in', '=', lastSetIn(channel, canary))
    .execute();
}

/** Writes what a canary was compared by in place of what was there. @param rows at least one, each stratum once */
export async function saveMetrics(db: Kysely<Tables>, rows: readonly MetricRow[]): Promise<void> {
  const changed = [
    'with_canary',
    'without',
    'won',
    'recent',
    'values_with',
    'values_without',
  ] as const;
  await db
    .insertInto('canary_metric')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['canary', 'set_in', 'metric', 'route', 'device', 'is_repeat'])
        .doUpdateSet((eb) =>
          Object.fromEntries(changed.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

/** What the judge reads of a stratum: it looks at each batch, so without the values. */
export type JudgedRow = Pick<
  MetricRow,
  'metric' | 'route' | 'is_repeat' | 'with_canary' | 'without' | 'won'
>;

/** What was won on a canary since it was last set. */
export function findJudged(
  db: Kysely<Tables>,
  channel: Channel,
  canary: number,
): Promise<JudgedRow[]> {
  return db
    .selectFrom('canary_metric')
    .select(['metric', 'route', 'is_repeat', 'with_canary', 'without', 'won'])
    .where('canary', '=', canary)
    .where('set_in', '=', lastSetIn(channel, canary))
    .execute();
}

/** The revision in which a canary was last set. */
const lastSetIn = (channel: Channel, canary: number) => sql<number>`(
  select max(revision) from channel_change
  where channel = ${channel} and kind = 'canary' and canary = ${canary})`;
