import { boardPageSizes, pagingLimits } from '@aangan/domain';
import { Type } from 'typebox';
import type { PageSizes } from './read-paging.ts';

/** `page` and `page_size`, read by readPaging with the same sizes. */
const pagingQueryOf = ({ pageSizeMax, pageSizeDefault }: PageSizes) => ({
  page: Type.Optional(Type.Unsafe<string>({ type: 'integer', minimum: 1, 'x-unchecked': true })),
  page_size: Type.Optional(
    Type.Unsafe<string>({
      type: 'integer',
      minimum: 1,
      maximum: pageSizeMax,
      default: pageSizeDefault,
      'x-unchecked': true,
    }),
  ),
});

export const pagingQuery = pagingQueryOf(pagingLimits);
export const boardPagingQuery = pagingQueryOf(boardPageSizes);
