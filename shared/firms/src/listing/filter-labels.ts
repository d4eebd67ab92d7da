import {
  type CatalogueGroup,
  findGroup,
  formatRupees,
  itemLabel,
  type ListingFilter,
  type ListingFilterName,
  placeTitle,
  readTypedAmount,
} from '@aangan/domain';
import { chosenPlaces, type ListingFacets, type PlaceFacet } from './listing-facets.ts';

const isIgnored = (facets: ListingFacets | undefined, name: string) =>
  facets?.ignored.some(({ filter }) => filter === name) ?? false;

const fromSlug = (slug: string): PlaceFacet => ({
  slug,
  name: placeTitle(slug),
  count: 0,
  chosen: true,
});

/** The cities that a listing is narrowed to; by their slugs alone until the API has named them. */
export function chosenCities(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
): readonly PlaceFacet[] {
  return chosenPlaces(facets?.cities) ?? filter.cities.map(fromSlug);
}

/** The area that a listing is narrowed to; null for none, or for one that the API does not know. */
export function chosenArea(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
): PlaceFacet | null {
  if (!filter.area || isIgnored(facets, 'area')) return null;
  // The facets of designers have no areas.
  if (facets && !facets.areas) return null;
  return chosenPlaces(facets?.areas)?.[0] ?? fromSlug(filter.area);
}

/** The budget that a listing is narrowed to, in whole rupees; null for none that can be read. */
export function chosenBudget(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
): number | null {
  const read = readTypedAmount(filter.budget);
  return read.kind === 'number' && !isIgnored(facets, 'budget') ? read.value : null;
}

/** The names of cities in a sentence. */
export function citiesInWords(cities: readonly Pick<PlaceFacet, 'name'>[]): string {
  return inWords(cities.map(({ name }) => name));
}

/** Several things in a sentence: "Pune", "Pune and Mumbai", "Pune, Mumbai and Goa". */
export function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What a filter narrows to, after "without": "Pune", "the budget of ₹5,00,000". */
export function filterInWords(
  name: ListingFilterName,
  filter: ListingFilter,
  facets: ListingFacets,
  catalogue: readonly CatalogueGroup[],
): string {
  switch (name) {
    case 'search':
      return `“${filter.search}”`;
    case 'group':
      return findGroup(catalogue, filter.group)?.label ?? 'the category';
    case 'specialization':
      return filter.specialization ? itemLabel(catalogue, filter.specialization) : 'the category';
    case 'city':
      return citiesInWords(chosenCities(filter, facets));
    case 'budget':
      return `the budget of ${formatRupees(chosenBudget(filter, facets) ?? 0)}`;
    case 'area':
      return `delivery to ${chosenArea(filter, facets)?.name ?? 'the area'}`;
  }
}
