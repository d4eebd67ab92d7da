import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, matchingCondition } from './firm-filter.ts';

const countCap = pagingLimits.countExactMax + 1;

/** How many firms there are in a place, by its slug. */
export interface PlaceCount {
  slug: string;
  count: number;
}

/** Whether a listed firm is in the city with this slug. */
export async function hasFirmIn(db: Kysely<Tables>, kind: FirmKind, slug: string) {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${sql.table(kind.table)} f where f.is_listed and f.city_slug = ${slug}) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/**
 * How many firms match, counted up to the first number that is not told exactly. Planned for these very values: how
 * many firms a filter leaves decides which index is the best.
 */
export async function countFirms(
  { pool, kysely }: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<number> {
  const query = sql`
    select count(*)::integer as count from (
      select from ${sql.table(kind.table)} f where ${matchingCondition(kind, filter)} limit ${sql.lit(countCap)}
    ) as counted`.compile(kysely);
  const { rows } = await pool.query<{ count: number }>(query.sql, [...query.parameters]);
  return rows[0]?.count ?? 0;
}

/** The cities of the firms that match, as their addresses write them. */
export async function countCities(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    select f.city_slug as slug, count(*)::integer as count from ${sql.table(kind.table)} f
    where ${matchingCondition(kind, filter)} and f.city_slug is not null
    group by f.city_slug`.execute(db);
  return rows;
}

/** How many vendors name these phrases for where they deliver to, and no others. */
export interface AreaNames {
  phrases: readonly string[];
  count: number;
}

/** What the vendors who match name for where they deliver to. */
export async function countAreaNames(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<AreaNames[]> {
  const { rows } = await sql<AreaNames>`
    select f.area_phrases as phrases, count(*)::integer as count from ${sql.table(kind.table)} f
    where ${matchingCondition(kind, filter)} and f.area_phrases is not null
    group by f.area_phrases`.execute(db);
  return rows;
}
