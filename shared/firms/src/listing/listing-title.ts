import { type CatalogueGroup, findGroup, itemLabel, type ListingFilter } from '@aangan/domain';

/** What a listing calls itself and its firms: "Featured Designers", "designers". */
export interface ListingNames {
  title: string;
  many: string;
}

/**
 * The title of a listing in tabs and search results: with what it is narrowed to, if anything.
 * @param where of `whereOf`: "in Pune"
 */
export function listingTitle(
  { title, many }: ListingNames,
  catalogue: readonly CatalogueGroup[],
  { search, group, specialization }: ListingFilter,
  where = '',
): string {
  const kind = specialization
    ? itemLabel(catalogue, specialization)
    : findGroup(catalogue, group)?.label;
  const subject = [search && `“${search}”`, kind].filter(Boolean).join(' in ');
  if (!subject) return listingHeading({ title, many }, where);
  return [capitalized(many), 'for', subject, where].filter(Boolean).join(' ');
}

/** The heading of a listing: of one or more cities, or its usual one. */
export function listingHeading({ title, many }: ListingNames, where: string): string {
  return where ? `${capitalized(many)} ${where}` : title;
}

/** A word with a capital first letter. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
