import { areaPhrases, pagingLimits } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { deliversEverywhere, type FirmFilter, matchingCondition } from './firm-filter.ts';

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

/** How many firms match. @param most where counting stops: by default at the first number that is not told exactly */
export async function countFirms(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  most: number | null = countCap,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${sql.table(kind.table)} f where ${matchingCondition(kind, filter)} limit ${sql.lit(most)}
    ) as counted`.execute(db);
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

const phrases = areaPhrases.map(({ phrase }) => phrase);
const areas = areaPhrases.map(({ area }) => area);
const ownNames = areaPhrases.map(({ isOwnName }) => isOwnName);

/**
 * The areas that vendors who match name, each with those who deliver there: also those who name a larger area that
 * it lies in, and those who deliver everywhere.
 */
export async function countAreas(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<PlaceCount[]> {
  const profiles = sql.table(kind.table);
  const matching = matchingCondition(kind, filter);
  const { rows } = await sql<PlaceCount>`
    select named.area as slug, (named.count + everywhere.count)::integer as count
    from (
      select p.area, count(distinct f.id) filter (where not ${deliversEverywhere}) as count
      from ${profiles} f, unnest(f.area_phrases) as phrase
        join unnest(${phrases}::text[], ${areas}::text[], ${ownNames}::boolean[]) as p (phrase, area, is_own)
          using (phrase)
      where ${matching}
      group by p.area
      having bool_or(p.is_own)
    ) as named,
    (select count(*) from ${profiles} f where ${matching} and ${deliversEverywhere}) as everywhere`.execute(
    db,
  );
  return rows;
}
