import { pagingLimits } from '@aangan/domain';
import { Type } from 'typebox';

/** `page` and `page_size`, read by readPaging. */
export const pagingQuery = {
  page: Type.Optional(Type.Unsafe<string>({ type: 'integer', minimum: 1, 'x-unchecked': true })),
  page_size: Type.Optional(
    Type.Unsafe<string>({
      type: 'integer',
      minimum: 1,
      maximum: pagingLimits.pageSizeMax,
      default: pagingLimits.pageSizeDefault,
      'x-unchecked': true,
    }),
  ),
};
