import { type components, endpoint } from '@aangan/api-client/endpoints';
import { moveItem } from '@aangan/firms';
import { boardsApi } from '../../../api/boards-api.ts';
import { boardsTag } from '../../../saved/use-saved-things.ts';
import { type BoardPage, reorderBoard, updateBoard } from './board.ts';

type Item = components['schemas']['BoardItem'];
type BoardLink = components['schemas']['BoardLink'];
type Link = NonNullable<BoardPage['link']>;

interface ItemOf {
  id: number;
  item: number;
}

const patch = (
  { id, item }: ItemOf,
  body: { note?: string; after?: number | null; board_id?: number },
) => endpoint('patch', '/boards/{id}/items/{item}/', { params: { id, item }, body });

const changesApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is written in the field is shown there already: only the cached note follows. */
    writeNote: build.mutation<Item, ItemOf & { note: string }>({
      query: ({ note, ...item }) => patch(item, { note }),
      async onQueryStarted({ id, item, note }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        const written = (one: Item) => (one.id === item ? { ...one, note } : one);
        dispatch(updateBoard(id, (page) => ({ ...page, results: page.results.map(written) })));
      },
    }),
    /** The new order is shown at once, and the old one again where it is not saved. */
    orderItem: build.mutation<Item, ItemOf & { ids: readonly number[]; to: number }>({
      query({ ids, to, ...item }) {
        const ordered = moveItem(ids, item.item, to);
        return patch(item, { after: ordered[ordered.indexOf(item.item) - 1] ?? null });
      },
      async onQueryStarted({ id, item, ids, to }, { dispatch, queryFulfilled }) {
        const place = new Map(moveItem(ids, item, to).map((one, at) => [one, at]));
        const placeOf = (one: Item) => place.get(one.id) ?? ids.length;
        const shown = dispatch(
          reorderBoard(id, (items) => [...items].sort((a, b) => placeOf(a) - placeOf(b))),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
    moveToBoard: build.mutation<Item, ItemOf & { to: number }>({
      query: ({ to, ...item }) => patch(item, { board_id: to }),
      invalidatesTags: [boardsTag],
    }),
    removeItem: build.mutation<unknown, ItemOf>({
      query: (params) => endpoint('delete', '/boards/{id}/items/{item}/', { params }),
      async onQueryStarted({ id, item }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          updateBoard(id, (page) => ({
            ...page,
            items_count: page.items_count - 1,
            results: page.results.filter((one) => one.id !== item),
          })),
        );
        await queryFulfilled.catch(shown.undo);
      },
      // The pages after it have moved up by one.
      invalidatesTags: [boardsTag],
    }),
    putBackItem: build.mutation<
      Item,
      { id: number; thing: string; note: string; after: number | null }
    >({
      query: ({ id, ...body }) => endpoint('post', '/boards/{id}/items/', { params: { id }, body }),
      invalidatesTags: [boardsTag],
    }),
    shareBoard: build.mutation<BoardLink, number>({
      query: (id) => endpoint('post', '/boards/{id}/link/', { params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const link: Link | undefined = (await queryFulfilled.catch(() => null))?.data;
        if (link) dispatch(updateBoard(id, (page) => ({ ...page, link })));
      },
    }),
    endLink: build.mutation<unknown, number>({
      query: (id) => endpoint('delete', '/boards/{id}/link/', { params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(updateBoard(id, (page) => ({ ...page, link: null })));
      },
    }),
  }),
});

export const {
  useWriteNoteMutation,
  useOrderItemMutation,
  useMoveToBoardMutation,
  useRemoveItemMutation,
  usePutBackItemMutation,
  useShareBoardMutation,
  useEndLinkMutation,
} = changesApi;
