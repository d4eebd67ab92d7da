import { apiBaseQuery } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { portfolioApi } from './portfolio-api.ts';

const preparing = endpoint('get', '/designers/portfolio/preparing/');
const remove = (id: number) =>
  endpoint('delete', '/designers/portfolio/preparing/{id}/', { params: { id } });

export type PreparingItems = ResponseOf<typeof preparing>;
export type PreparingItem = PreparingItems[number];

const preparingApi = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id, as the items are. */
    listPreparing: build.query<PreparingItems, number>({
      query: () => preparing,
      providesTags: ['Preparing'],
    }),
    removePreparing: build.mutation<null, number>({
      async queryFn(id, api, extra) {
        const { error } = await apiBaseQuery(remove(id), api, extra);
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Preparing'],
    }),
  }),
});

export const { useListPreparingQuery, useRemovePreparingMutation } = preparingApi;

/** Changes the videos that wait, without asking the API for them again. */
export function updatePreparing(
  accountId: number,
  change: (waiting: PreparingItems) => PreparingItems,
) {
  return preparingApi.util.updateQueryData('listPreparing', accountId, change);
}
