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
import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';
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
  const { kind, choices, options } = listingFilters[name];
  if (facets && choices) return chosenPlaces(facets[choices]) ?? [];
  if (facets?.ignored.some((one) => one.filter === name)) return [];
  return [filter[name]].flat().flatMap((slug) => {
    if (!slug) return [];
    if (kind === 'text') return { slug, name: slug };
    if (kind === 'amount') return amountOf(slug);
    const option = options?.find(({ id }) => id === slug);
    if (kind !== 'category') return { slug, name: option?.label ?? placeTitle(slug) };
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
  speech: Speech,
): string {
  const parts = fieldsOf(listing.of).flatMap((name) => {
    const values = shownValues(name, filter, facets, listing);
    const { ownPage } = listingFilters[name];
    if (values.length === 0 || !ownPage) return [];
    return speech.i18n._({ ...ownPage, values: { value: namesInWords(values, speech) } });
  });
  return parts.join(' ');
}

/** What a filter narrows to, after "without": "Pune", "the budget of ₹5,00,000". */
export function filterInWords(
  name: ListingFilterName,
  filter: ListingFilter,
  facets: ListingFacets,
  listing: Listing,
  speech: Speech,
): string {
  const value = namesInWords(shownValues(name, filter, facets, listing), speech);
  return speech.i18n._({ ...listingFilters[name].without, values: { value } });
}

const namesInWords = (values: readonly ShownValue[], { i18n, say }: Speech) =>
  inWords(
    values.map(({ name }) => say(name)),
    i18n,
  );

/** Several things in a sentence: "Pune", "Pune and Mumbai", "Pune, Mumbai and Goa". */
export function inWords(things: readonly string[], i18n: HeadMessages): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  const others = things.slice(0, -1).join(', ');
  return i18n._(msg({ id: 'firms.and', message: `${others} and ${last}` }));
}
