import {
  fieldsOf,
  findGroup,
  formatRupees,
  itemLabel,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingFilters,
  placeTitle,
  readTypedAmount,
} from '@aangan/domain';
import { chosenPlaces, type ListingFacets, type PlaceFacet } from './listing-facets.ts';

/** A value that a listing is narrowed to, and what it is called. */
export type ShownValue = Pick<PlaceFacet, 'slug' | 'name'>;

/**
 * The values of a filter that narrow a listing, without those that the API did not understand. Until the API has named
 * a choice, its name is made from its slug.
 */
export function shownValues(
  name: ListingFilterName,
  filter: ListingFilter,
  facets: ListingFacets | undefined,
  { catalogue }: Listing,
): readonly ShownValue[] {
  const { kind, choices } = listingFilters[name];
  if (facets && choices) return chosenPlaces(facets[choices]) ?? [];
  if (facets?.ignored.some((one) => one.filter === name)) return [];
  return [filter[name]].flat().flatMap((slug) => {
    if (!slug) return [];
    if (kind === 'text') return { slug, name: slug };
    if (kind === 'amount') return amountOf(slug);
    if (kind !== 'category') return { slug, name: placeTitle(slug) };
    return { slug, name: findGroup(catalogue, slug)?.label ?? itemLabel(catalogue, slug) };
  });
}

function amountOf(slug: string): ShownValue[] {
  const read = readTypedAmount(slug);
  return read.kind === 'number' ? [{ slug, name: formatRupees(read.value) }] : [];
}

/** What follows the name of the firms in titles: "in Pune"; '' if no filter adds anything. */
export function whereOf(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
  listing: Listing,
): string {
  const parts = fieldsOf(listing.of).flatMap((name) => {
    const values = shownValues(name, filter, facets, listing);
    return (values.length > 0 && listingFilters[name].ownPage?.(namesInWords(values))) || [];
  });
  return parts.join(' ');
}

/** What a filter narrows to, after "without": "Pune", "the budget of ₹5,00,000". */
export function filterInWords(
  name: ListingFilterName,
  filter: ListingFilter,
  facets: ListingFacets,
  listing: Listing,
): string {
  return listingFilters[name].without(namesInWords(shownValues(name, filter, facets, listing)));
}

const namesInWords = (values: readonly ShownValue[]) => inWords(values.map(({ name }) => name));

/** Several things in a sentence: "Pune", "Pune and Mumbai", "Pune, Mumbai and Goa". */
export function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${last}` : last;
}
