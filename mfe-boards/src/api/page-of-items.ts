import { boardPageSizes } from '@aangan/domain';

/** How infinite queries of items get their next page. */
export const itemPages = {
  initialPageParam: 1,
  getNextPageParam: ({ next }: { next: string | null }, _pages: unknown, page: number) =>
    next ? page + 1 : undefined,
};

export const itemPageSize = boardPageSizes.pageSizeDefault;
