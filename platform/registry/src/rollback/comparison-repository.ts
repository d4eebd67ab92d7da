import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { SetCanary } from './kind-of-visit.ts';

/** How long canaries are compared after they began, in days: as long as other reports are kept. */
export const comparedDays = 14;

/** A live canary that a part of the visitors gets. */
export interface ComparedCanary extends SetCanary {
  id: number;
  percent: number;
}

/**
 * The canaries of a channel whose pages can be compared with others, in the order of their ids. They are locked until
 * the transaction ends: two batches count one after the other.
 */
export async function lockCompared(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<ComparedCanary[]> {
  const locked = await db
    .selectFrom('canary')
    .select('id')
    .where('channel', '=', channel)
    .where('percent', '>', 0)
    .where('percent', '<', 100)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (locked.length === 0) return [];
  // A statement of its own: what the lock was waited for may have set the canary again, and this one sees that.
  const { rows } = await sql<ComparedCanary>`
    select canary.id, canary.percent, set_in as "setIn", coalesce(stable_since, 0) as "stableSince"
    from canary
    join lateral (
      select max(revision)::int as set_in, min(changed_at) as begun from channel_change
      where channel = canary.channel and kind = 'canary' and canary = canary.id) change on true
    join lateral (
      select min(coalesce(first_in, 0))::int as stable_since
      from canary_release member
      join channel_release served on served.channel = member.channel and served.name = member.name
      join lateral (
        select min(revision) as first_in from channel_change
        where channel = served.channel and name = served.name and to_release = served.release) first on true
      where member.canary = canary.id) stable on true
    where canary.id = any(${locked.map(({ id }) => id)}::int[])
      and begun > now() - make_interval(days => ${comparedDays})
    order by canary.id`.execute(db);
  return rows;
}

/** By what a network or a visitor counts once. */
export type Counted = Pick<Tables['canary_network'], 'metric' | 'network'>;

/** Records that networks or visitors have counted for a canary. @returns those that had not before */
export async function takeNetworks(
  db: Kysely<Tables>,
  canary: number,
  counted: readonly Counted[],
): Promise<Counted[]> {
  if (counted.length === 0) return [];
  const { rows } = await sql<Counted>`
    insert into canary_network (canary, metric, network)
    select ${canary}, * from unnest(
      ${counted.map(({ metric }) => metric)}::text[],
      ${counted.map(({ network }) => network)}::text[])
    on conflict do nothing
    returning metric, network`.execute(db);
  return rows;
}

/** The metric of canary_network that has the routes which visitors have had. */
const routeMetric = 'route';

/**
 * Records routes that visitors have had since a canary was last set, with the page.
 * @param seen a visitor and a route together, each once
 * @returns the first page of each
 */
export async function firstPages(
  db: Kysely<Tables>,
  { id, setIn }: ComparedCanary,
  seen: readonly { key: string; page: string }[],
): Promise<Map<string, string>> {
  if (seen.length === 0) return new Map();
  const keys = seen.map(({ key }) => key);
  await sql`
    insert into canary_network (canary, set_in, metric, network, page)
    select ${id}, ${setIn}, ${routeMetric}, * from unnest(
      ${keys}::text[], ${seen.map(({ page }) => page)}::text[])
    on conflict do nothing`.execute(db);
  const rows = await db
    .selectFrom('canary_network')
    .select(['network', 'page'])
    .where('canary', '=', id)
    .where('set_in', '=', setIn)
    .where('metric', '=', routeMetric)
    .where('network', 'in', keys)
    .execute();
  return new Map(rows.map(({ network, page }) => [network, page ?? '']));
}

export type MetricRow = Tables['canary_metric'];

/** What a canary was compared by since it began. */
export function findMetrics(db: Kysely<Tables>, canary: number): Promise<MetricRow[]> {
  return db.selectFrom('canary_metric').selectAll().where('canary', '=', canary).execute();
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

/** What the judge reads: it looks at each batch, so without the values. */
export type JudgedRow = Pick<
  MetricRow,
  'metric' | 'route' | 'with_canary' | 'without' | 'won' | 'set_in' | 'device'
>;

/** What was won on a canary since it began. */
export function findJudged(db: Kysely<Tables>, canary: number): Promise<JudgedRow[]> {
  return db
    .selectFrom('canary_metric')
    .select(['metric', 'route', 'with_canary', 'without', 'won', 'set_in', 'device'])
    .where('canary', '=', canary)
    .where('set_in', '=', 0)
    .where('device', '=', '')
    .execute();
}
