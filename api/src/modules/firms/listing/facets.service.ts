import { areaTitleOf, pagingLimits } from '@aangan/domain';
import { citySlugOf, cityTitleOf } from '@aangan/domain/indian-cities';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { FirmFacets, PlaceFacet } from '../../../schemas/firm-facets.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { countAreas } from './count-areas.ts';
import { countSpelled } from './count-spelled.ts';
import { countWithout, type Widening } from './count-without.ts';
import { countAreaNames, countCities, type PlaceCount } from './facets.repository.ts';
import { everyFirm, type FirmFilter } from './firm-filter.ts';
import type { FacetsQuery } from './list-query.ts';
import { readFilter } from './read-filter.ts';
import { spellingsOf } from './spellings-of.ts';

/** What a listing can be narrowed to, and what would widen it. */
export async function facetsOf(
  database: Database<Tables>,
  kind: FirmKind,
  query: FacetsQuery,
): Promise<FirmFacets> {
  const db = database.kysely;
  const { filter: asked, ignored } = await readFilter(db, kind, query);
  const { filter, count } = await countSpelled(database, kind, spellingsOf(db, asked));
  const cities = await countCitiesOnce(db, kind, { ...filter, cities: [] });
  const areas = kind.areas ? await areasOf(db, kind, filter) : undefined;
  return {
    ...counted(count),
    cities: placesOf(cities, filter.cities.map(citySlugOf), cityTitleOf),
    ...(areas && { areas: placesOf(areas, filter.area ? [filter.area] : [], areaTitleOf) }),
    without: count === 0 ? (await countWithout(database, kind, asked)).map(withExactness) : [],
    ignored: ignored.map(({ message, ...one }) => ({ ...one, message: message.sentence })),
  };
}

const withExactness = ({ filters, count }: Widening) => ({ filters, ...counted(count) });

const counted = (count: number) => ({
  count,
  count_is_exact: count <= pagingLimits.countExactMax,
});

async function areasOf(db: Kysely<Tables>, kind: FirmKind, filter: FirmFilter) {
  const names = await countAreaNames(db, kind, { ...filter, area: undefined });
  return countAreas(names, filter.area);
}

/** How many firms are listed in each city. */
export function listedCities(db: Kysely<Tables>, kind: FirmKind): Promise<PlaceCount[]> {
  return countCitiesOnce(db, kind, everyFirm);
}

/** The cities of the firms that match, each once: former names count to the present one. */
async function countCitiesOnce(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<PlaceCount[]> {
  const counts = new Map<string, number>();
  for (const { slug, count } of await countCities(db, kind, filter)) {
    const city = citySlugOf(slug);
    counts.set(city, (counts.get(city) ?? 0) + count);
  }
  return [...counts].map(([slug, count]) => ({ slug, count }));
}

/** Most firms first, then by name. What is chosen stays in the list also where no firm is left. */
function placesOf(
  places: readonly PlaceCount[],
  chosen: readonly string[],
  titleOf: (slug: string) => string,
): PlaceFacet[] {
  const known = new Set(places.map(({ slug }) => slug));
  const asked = new Set(chosen);
  const absent = [...asked].filter((slug) => !known.has(slug));
  return [...places, ...absent.map((slug) => ({ slug, count: 0 }))]
    .map(({ slug, count }) => ({ slug, name: titleOf(slug), count, chosen: asked.has(slug) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-IN'));
}
