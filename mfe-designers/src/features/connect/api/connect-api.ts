import { apiBaseQuery } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { Addressee } from '@aangan/host';
import { createApi } from '@reduxjs/toolkit/query/react';

const checkConnection = (of: Pick<Addressee, 'kind' | 'id'>, email: string) =>
  endpoint('get', '/client/check-connection/{id}/', {
    params: { id: of.id },
    query: { email, kind: of.kind },
  });

/** The visitor's own request to a firm; null where there is none. */
export type KnownConnection = ResponseOf<ReturnType<typeof checkConnection>>;

/** Whether the visitor has asked a firm already. A request may have been answered or revoked since the last visit. */
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
    /** Refused or not, how the request stands is asked for anew: the firm or another tab may have been faster. */
    reopen: build.mutation<unknown, number>({
      query: (id) =>
        endpoint('post', '/client/connection-requests/{id}/reopen/', { params: { id } }),
      invalidatesTags: ['Connection'],
    }),
  }),
});

export const { useCheckConnectionQuery, useReopenMutation } = connectApi;
