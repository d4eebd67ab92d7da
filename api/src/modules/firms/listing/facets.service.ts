import { filtersOf, type ListingFilterName, listingFilters, pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { FirmCaches } from '../../../plugins/guest-cache/guest-cache.ts';
import type { ChoiceFacets, FirmFacets, PlaceFacet } from '../../../schemas/firm-facets.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import type { ChoiceCount } from './count-choices.ts';
import { countWithout } from './count-without.ts';
import { filterQueries } from './filter-queries.ts';
import { everyFirm, type FirmFilter, keyOf, readFilter, without } from './firm-filter.ts';
import type { FacetsQuery } from './list-query.ts';
import { countBy, countFirms, hasFirmIn } from './listing.repository.ts';
import { spellingsOf } from './spelling/spellings-of.ts';

/** What a listing can be narrowed to, and what would widen it. */
export async function facetsOf(
  database: Database<Tables>,
  kind: FirmKind,
  query: FacetsQuery,
  { largeChoices }: Pick<FirmCaches, 'largeChoices'>,
): Promise<FirmFacets> {
  const db = database.kysely;
  const read = await readFilter(kind, query, (slug) => hasFirmIn(db, kind, slug));
  const countOf = (one: FirmFilter) => countFirms(database, kind, one);
  const spellings: FirmFilter[] = [];
  let count = 0;
  for await (const one of spellingsOf(db, read.filter)) {
    spellings.push(one);
    count = await countOf(one);
    if (count > 0) break;
  }
  const filter = (count > 0 && spellings.at(-1)) || read.filter;
  const widenings = count > 0 ? [] : await countWithout(spellings, countOf);
  return {
    ...counted(count),
    ...(await choicesOf(db, kind, filter, largeChoices)),
    without: widenings.map((one) => ({ filters: one.filters, ...counted(one.count) })),
    ignored: read.ignored.map(({ message, ...one }) => ({ ...one, message: message.sentence })),
  };
}

const counted = (count: number) => ({
  count,
  count_is_exact: count <= pagingLimits.countExactMax,
});

/** The choices of each filter that has some, with the firms that are left under the other filters. */
async function choicesOf(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  cache: FirmCaches['largeChoices'],
) {
  const facets: ChoiceFacets = {};
  for (const name of filtersOf(kind.subject)) {
    const { choices } = filterQueries[name];
    const called = listingFilters[name].choices;
    if (!choices || !called) continue;
    const value = filter.values[name];
    const chosen = value === undefined ? [] : choices.chosen(value);
    const others = without(filter, [name]);
    const values = await cache.get(`${name} ${keyOf(others)}`, () =>
      countBy(db, kind, others, choices.by),
    );
    facets[called] = facetsFrom(choices.count(values, chosen), chosen, choices.titleOf);
  }
  return facets;
}

/** How many firms are listed for each choice of a filter. */
export async function listedChoices(
  db: Kysely<Tables>,
  kind: FirmKind,
  name: ListingFilterName,
): Promise<ChoiceCount[]> {
  const { choices } = filterQueries[name];
  return choices ? choices.count(await countBy(db, kind, everyFirm, choices.by), []) : [];
}

/** Most firms first, then by name. What is chosen stays in the list also where no firm is left. */
function facetsFrom(
  counts: readonly ChoiceCount[],
  chosen: readonly string[],
  titleOf: (slug: string) => string,
): PlaceFacet[] {
  const known = new Set(counts.map(({ slug }) => slug));
  const asked = new Set(chosen);
  const absent = [...asked].filter((slug) => !known.has(slug));
  return [...counts, ...absent.map((slug) => ({ slug, count: 0 }))]
    .map(({ slug, count }) => ({ slug, name: titleOf(slug), count, chosen: asked.has(slug) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-IN'));
}
