import type { ListingPage } from './listing-query.ts';

/** A list as the API answers it: a page, a plain array, or a single object. */
export type ListAnswer<Item, Page> = Page | readonly Item[] | Item;

/**
 * A list as the API answers it, in one shape. A page is returned as it is; the other forms become one page with
 * everything.
 * @param isItem tells a single object from anything else; any other answer becomes an empty page
 */
export function readPage<Item extends object, Page extends ListingPage<Item>>(
  answer: ListAnswer<Item, Page>,
  isItem: (answer: object) => boolean,
): Page | ListingPage<Item> {
  if (isPage<Page>(answer)) return answer;
  const given = Array.isArray(answer) ? (answer as readonly Item[]) : [answer as Item];
  const results = given.filter((one) => typeof one === 'object' && one !== null && isItem(one));
  return { results, count: results.length, count_is_exact: true, next: null };
}

function isPage<Page>(answer: unknown): answer is Page {
  const { results } = (answer ?? {}) as { results?: unknown };
  return Array.isArray(results);
}
