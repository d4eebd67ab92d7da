import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type PrincipalArchitect = components['schemas']['PrincipalArchitect'];
type Parts = NonNullable<
  Parameters<typeof endpoint<'post', '/designers/principal-architects/'>>[2]
>;
export type ArchitectFields = NonNullable<Parts['body']>;

const one = (id: number) => ({ params: { id } });

/** The signed-in firm's principal architects. Every change fetches the list again. */
export const architectsApi = createApi({
  reducerPath: 'designers/architects',
  baseQuery: apiBaseQuery,
  refetchOnMountOrArgChange: true,
  tagTypes: ['Architects'],
  endpoints: (build) => ({
    listArchitects: build.query<PrincipalArchitect[], void>({
      query: () => endpoint('get', '/designers/principal-architects/'),
      providesTags: ['Architects'],
    }),
    addArchitect: build.mutation<
      PrincipalArchitect,
      { fields: ArchitectFields; idempotencyKey: string }
    >({
      query: ({ fields: body, idempotencyKey }) =>
        endpoint('post', '/designers/principal-architects/', { body, idempotencyKey }),
      invalidatesTags: ['Architects'],
    }),
    changeArchitect: build.mutation<PrincipalArchitect, { id: number; fields: ArchitectFields }>({
      query: ({ id, fields: body }) =>
        endpoint('patch', '/designers/principal-architects/{id}/', { ...one(id), body }),
      invalidatesTags: ['Architects'],
    }),
    removeArchitect: build.mutation<void, number>({
      query: (id) => endpoint('delete', '/designers/principal-architects/{id}/', one(id)),
      // Also after a failure: an architect that was not found may have been deleted in another tab.
      invalidatesTags: ['Architects'],
    }),
  }),
});

export const {
  useListArchitectsQuery,
  useAddArchitectMutation,
  useChangeArchitectMutation,
  useRemoveArchitectMutation,
} = architectsApi;
