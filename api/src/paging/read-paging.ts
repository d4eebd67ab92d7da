import { asciiDigits, pagingLimits } from '@aangan/domain';
import { invalidPage } from '../problems.ts';

/** A page of a listing: `size` rows after the first `offset`. */
export interface Paging {
  page: number;
  size: number;
  /** The size of a page that is asked for without one. */
  sizeDefault: number;
  offset: number;
  /** The id of the row before the page, where the page is asked for by it and not by its number. */
  after?: number | undefined;
}

export interface PageSizes {
  pageSizeDefault: number;
  pageSizeMax: number;
}

/** Rows deeper than this are not paged to: counting past them costs more than anyone would read. */
const maxDepth = 10_000;

/**
 * Reads `page` and `page_size` as Django REST Framework does: a malformed page size counts as the default, a
 * large one as the largest.
 * @throws Refusal 404 "Invalid page." for a malformed page, or one too deep
 */
export function readPaging(
  query: { page?: unknown; page_size?: unknown },
  { pageSizeDefault: sizeDefault, pageSizeMax }: PageSizes = pagingLimits,
): Paging {
  const size = Math.min(positiveInteger(query.page_size) ?? sizeDefault, pageSizeMax);
  const page = isUnset(query.page) ? 1 : positiveInteger(query.page);
  if (page === undefined || !isReachable(page, size)) throw invalidPage();
  return { page, size, sizeDefault, offset: (page - 1) * size };
}

export const isReachable = (page: number, size: number) => page * size <= maxDepth;

const isUnset = (value: unknown) => value === undefined || value === '';

function positiveInteger(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? asciiDigits(value.trim()) : '';
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? number : undefined;
}
