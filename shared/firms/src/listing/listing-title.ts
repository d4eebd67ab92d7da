import { type CatalogueGroup, findGroup, itemLabel, type ListingFilter } from '@aangan/domain';
import { citiesInWords } from './filter-labels.ts';

/** What a listing calls itself and its firms: "Featured Designers", "designers". */
export interface ListingNames {
  title: string;
  many: string;
}

/**
 * The title of a listing in tabs and search results: with what it is narrowed to, if anything.
 * @param cities the cities that it is narrowed to
 */
export function listingTitle(
  { title, many }: ListingNames,
  catalogue: readonly CatalogueGroup[],
  { search, group, specialization }: ListingFilter,
  cities: readonly { name: string }[] = [],
): string {
  const kind = specialization
    ? itemLabel(catalogue, specialization)
    : findGroup(catalogue, group)?.label;
  const subject = [search && `“${search}”`, kind].filter(Boolean).join(' in ');
  if (!subject) return listingHeading({ title, many }, cities);
  const place = cities.length > 0 ? ` in ${citiesInWords(cities)}` : '';
  return `${capitalized(many)} for ${subject}${place}`;
}

/** The heading of a listing: of one or more cities, or its usual one. */
export function listingHeading(
  { title, many }: ListingNames,
  cities: readonly { name: string }[],
): string {
  return cities.length > 0 ? `${capitalized(many)} in ${citiesInWords(cities)}` : title;
}

/** A word with a capital first letter. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
