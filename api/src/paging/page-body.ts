import { pagingLimits } from '@aangan/domain';
import { invalidPage } from '../problems.ts';
import { isReachable, type Paging } from './read-paging.ts';

/** What a repository answers for one page; the rows are JSON that the database wrote. */
export interface ListedPage {
  /** Capped at one more than the largest exact count. */
  count: number;
  hasMore: boolean;
  resultsJson: string;
  isEmpty: boolean;
  /** The id of the last row. */
  lastId?: number | undefined;
}

export interface PageLinks {
  /** Absolute address of the listing, without query. */
  address: string;
  /** Its filters; the unset ones are left out of the links. A list is a repeated parameter. */
  filters: Record<string, string | readonly string[] | undefined>;
}

/**
 * The JSON text of a page.
 * @throws Refusal 404 for a page after the last
 */
export function pageBody(listed: ListedPage, paging: Paging, links: PageLinks): string {
  const { page } = paging;
  if (listed.isEmpty && page > 1) throw invalidPage();
  const next = nextOf(listed, paging, links);
  const previous = page > 1 ? pageAddress({ ...paging, page: page - 1 }, links) : null;
  const isExact = listed.count <= pagingLimits.countExactMax;
  return `{"count":${listed.count},"count_is_exact":${isExact},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"results":${listed.resultsJson}}`;
}

function nextOf(listed: ListedPage, paging: Paging, links: PageLinks) {
  if (!listed.hasMore) return null;
  if (paging.after !== undefined) {
    return pageAddress({ ...paging, after: listed.lastId, page: 1 }, links);
  }
  const next = { ...paging, page: paging.page + 1 };
  return isReachable(next.page, next.size) ? pageAddress(next, links) : null;
}

function pageAddress(
  { page, size, sizeDefault, after }: Paging,
  { address, filters }: PageLinks,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) if (one) query.append(name, one);
  }
  if (page > 1) query.set('page', String(page));
  if (after !== undefined) query.set('after', String(after));
  if (size !== sizeDefault) query.set('page_size', String(size));
  return query.size > 0 ? `${address}?${query}` : address;
}
