/** A page of a list as the API answers it. */
export interface ListPage<Item> {
  results: readonly Item[];
  /** How many there are in all. */
  count: number;
  /** The address of the next page; null on the last. */
  next: string | null;
}

/**
 * A list as the API answers it, in each of its forms: a page, a plain array, or a single object.
 * A page is returned as it is; the others become one page with everything.
 * @param isItem tells a single object from anything else; what is neither is an empty page
 */
export function readPage<Item extends object, Page extends ListPage<Item>>(
  answer: Page | readonly Item[] | Item,
  isItem: (answer: object) => boolean,
): Page | ListPage<Item> {
  if (isPage<Page>(answer)) return answer;
  const results = Array.isArray(answer) ? (answer as readonly Item[]) : [answer as Item];
  const items = results.filter((item) => typeof item === 'object' && item !== null && isItem(item));
  return { results: items, count: items.length, next: null };
}

function isPage<Page>(answer: unknown): answer is Page {
  const { results } = (answer ?? {}) as { results?: unknown };
  return Array.isArray(results);
}
