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
  const { page, size } = paging;
  if (listed.isEmpty && page > 1) throw invalidPage();
  const linkTo = (target: number) => JSON.stringify(pageAddress(target, size, links));
  const next = listed.hasMore && isReachable(page + 1, size) ? linkTo(page + 1) : 'null';
  const previous = page > 1 ? linkTo(page - 1) : 'null';
  const isExact = listed.count <= pagingLimits.countExactMax;
  return `{"count":${listed.count},"count_is_exact":${isExact},"next":${next},"previous":${previous},"results":${listed.resultsJson}}`;
}

function pageAddress(page: number, size: number, { address, filters }: PageLinks): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) if (one) query.append(name, one);
  }
  if (page > 1) query.set('page', String(page));
  if (size !== pagingLimits.pageSizeDefault) query.set('page_size', String(size));
  return query.size > 0 ? `${address}?${query}` : address;
}
