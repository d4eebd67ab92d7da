import { asciiDigits, portfolioCategories } from '@aangan/domain';
import type { PortfolioItem } from '../api/list-items.ts';

/** The filter of the manager, kept in its address: ?search= and ?category=. */
export interface ItemFilter {
  search: string;
  /** A category's id; '' for all. */
  category: string;
}

export const noFilter: ItemFilter = { search: '', category: '' };

/** Reads the filter from the address; an unknown category is ignored. */
export function readFilter(parameters: URLSearchParams): ItemFilter {
  const category = parameters.get('category') ?? '';
  const isKnown = portfolioCategories.some(({ id }) => id === category);
  return { search: parameters.get('search') ?? '', category: isKnown ? category : '' };
}

/** The parameters of the address for a filter; unset parts are left out. */
export function writeFilter(filter: ItemFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/**
 * The items in the chosen category whose title or description contains the text, ignoring case and how
 * letters with signs are encoded, and in which script digits are.
 * An empty text or category matches every item.
 */
export function filterItems(
  items: readonly PortfolioItem[],
  { search, category }: ItemFilter,
): PortfolioItem[] {
  const wanted = comparable(search.trim());
  const holds = (text: string) => comparable(text).includes(wanted);
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (holds(item.title) || holds(item.description)),
  );
}

/** Some keyboards write é or क़ as one character, others as two: NFC makes them equal. */
const comparable = (text: string) => asciiDigits(text.toLocaleLowerCase('en-IN').normalize('NFC'));

/** Whether the filter shows all items, in their own order. */
export function isUnfiltered({ search, category }: ItemFilter): boolean {
  return search.trim() === '' && category === '';
}
