import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { Addressee } from '@aangan/host';
import { createApi } from '@reduxjs/toolkit/query/react';

/** GET /client/check-connection/{id}/, for the email of the account that asks. */
export const checkConnection = (of: Pick<Addressee, 'kind' | 'id'>, email: string) =>
  endpoint('get', '/client/check-connection/{id}/', {
    params: { id: of.id },
    query: { email, kind: of.kind },
  });

/** The client's request to a firm; null where there is none. */
export type KnownConnection = ResponseOf<ReturnType<typeof checkConnection>>;

/** A brief of the client. */
export type BriefCard = components['schemas']['BriefCard'];

/** The client's request to a firm. Fetched on every mount: it may have been answered or revoked meanwhile. */
export const connectApi = createApi({
  reducerPath: 'designers/connect',
  baseQuery: apiBaseQuery,
  refetchOnMountOrArgChange: true,
  tagTypes: ['Connection'],
  endpoints: (build) => ({
    checkConnection: build.query<
      KnownConnection,
      Pick<Addressee, 'kind' | 'id'> & { email: string }
    >({
      query: ({ email, ...of }) => checkConnection(of, email),
      providesTags: ['Connection'],
    }),
    listBriefs: build.query<BriefCard[], void>({
      query: () => endpoint('get', '/briefs/'),
      transformResponse: ({ results }: { results: BriefCard[] }) => results,
    }),
    /** Refetches the state after success and failure: the firm or another tab may have changed it. */
    reopen: build.mutation<unknown, number>({
      query: (id) =>
        endpoint('post', '/client/connection-requests/{id}/reopen/', { params: { id } }),
      invalidatesTags: ['Connection'],
    }),
  }),
});

export const { useCheckConnectionQuery, useListBriefsQuery, useReopenMutation } = connectApi;
