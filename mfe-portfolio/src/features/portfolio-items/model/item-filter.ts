import { portfolioCategories } from '@aangan/domain';
import type { PortfolioItem } from '../api/list-items.ts';

/** What the manager shows, kept in its address: ?search= and ?category=. */
export interface ItemFilter {
  search: string;
  /** A category's id; '' for all. */
  category: string;
}

/** Reads the filter of an address; a category that does not exist is none. */
export function readFilter(parameters: URLSearchParams): ItemFilter {
  const category = parameters.get('category') ?? '';
  const isKnown = portfolioCategories.some(({ id }) => id === category);
  return { search: parameters.get('search') ?? '', category: isKnown ? category : '' };
}

/** The address's parameters for a filter; what is not filtered by is left out. */
export function writeFilter(filter: ItemFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/**
 * Items whose title or description holds the text, whatever its case, in the chosen category
 * (product-2, section 5).
 */
export function filterItems(
  items: readonly PortfolioItem[],
  { search, category }: ItemFilter,
): PortfolioItem[] {
  const wanted = search.trim().toLocaleLowerCase('en-IN');
  const holds = (text: string) => text.toLocaleLowerCase('en-IN').includes(wanted);
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (holds(item.title) || holds(item.description)),
  );
}
