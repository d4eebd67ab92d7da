import { type CatalogueGroup, findGroup, itemLabel, type ListingFilter } from '@aangan/domain';

/** What a listing calls itself and its firms: "Featured Designers", "designers". */
export interface ListingNames {
  title: string;
  many: string;
}

/** The title of a listing in tabs and search results: with what it is narrowed to, if anything. */
export function listingTitle(
  { title, many }: ListingNames,
  catalogue: readonly CatalogueGroup[],
  { search, group, specialization }: ListingFilter,
): string {
  const kind = specialization
    ? itemLabel(catalogue, specialization)
    : findGroup(catalogue, group)?.label;
  const subject = [search && `“${search}”`, kind].filter(Boolean).join(' in ');
  return subject ? `${capitalized(many)} for ${subject}` : title;
}

/** A word with a capital first letter. */
export function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('en-IN') + word.slice(1);
}
