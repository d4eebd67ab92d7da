import { type components, endpoint } from '@aangan/api-client/endpoints';
import { boardsApi } from '../../../api/boards-api.ts';
import { boardsTag } from '../../../saved/use-saved-things.ts';

/** A board with its covers. */
export type Board = components['schemas']['Board'];

const listApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    listBoards: build.query<{ boards: Board[] }, void>({
      query: () => endpoint('get', '/boards/'),
      providesTags: [boardsTag],
    }),
    addBoard: build.mutation<Board, { title: string; idempotencyKey: string }>({
      query: ({ title, idempotencyKey }) =>
        endpoint('post', '/boards/', { body: { title }, idempotencyKey }),
      invalidatesTags: [boardsTag],
    }),
    renameBoard: build.mutation<Board, { id: number; title: string }>({
      query: ({ id, title }) =>
        endpoint('patch', '/boards/{id}/', { params: { id }, body: { title } }),
      invalidatesTags: [boardsTag],
    }),
    removeBoard: build.mutation<unknown, { id: number }>({
      query: (params) => endpoint('delete', '/boards/{id}/', { params }),
      invalidatesTags: [boardsTag],
    }),
  }),
});

export const {
  useListBoardsQuery,
  useAddBoardMutation,
  useRenameBoardMutation,
  useRemoveBoardMutation,
} = listApi;
