import { type components, endpoint } from '@aangan/api-client/endpoints';
import { boardsApi } from '../../../api/boards-api.ts';
import { itemPageSize, itemPages } from '../../../api/page-of-items.ts';
import { boardsTag } from '../../../saved/use-saved-things.ts';

/** A page of an own board. */
export type BoardPage = components['schemas']['BoardPage'];

const boardApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    readBoard: build.infiniteQuery<BoardPage, number, number>({
      infiniteQueryOptions: itemPages,
      query: ({ queryArg: id, pageParam: page }) =>
        endpoint('get', '/boards/{id}/', {
          params: { id },
          query: { page, page_size: itemPageSize },
        }),
      providesTags: [boardsTag],
    }),
  }),
});

export const { useReadBoardInfiniteQuery } = boardApi;

/** Changes a board that is shown, without asking the API for it again. */
export function updateBoard(id: number, change: (page: BoardPage) => BoardPage) {
  return boardApi.util.updateQueryData('readBoard', id, (shown) => ({
    ...shown,
    pages: shown.pages.map(change),
  }));
}

/** Puts the items of a shown board in another order, over all of its pages. */
export function reorderBoard(
  id: number,
  order: (items: BoardPage['results']) => BoardPage['results'],
) {
  return boardApi.util.updateQueryData('readBoard', id, (shown) => {
    const rest = order(shown.pages.flatMap(({ results }) => results));
    const pages = shown.pages.map((page) => ({
      ...page,
      results: rest.splice(0, page.results.length),
    }));
    return { ...shown, pages };
  });
}
