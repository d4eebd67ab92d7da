import type { ApiClient } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { fetchFile } from '@aangan/firms';
import { operatorApi, pages } from './operator-api.ts';

export type EvidenceShown = 'waiting' | 'decided';

const evidencePage = (show: EvidenceShown, page: number) =>
  endpoint('get', '/operator/evidence/', { query: { show, page } });

type EvidencePage = ResponseOf<ReturnType<typeof evidencePage>>;
export type GivenEvidence = EvidencePage['results'][number];

/** A check as an operator records it; days as YYYY-MM-DD. */
export interface CheckFields {
  checked_on: string;
  checked_where: string;
  checked_until: string;
}

type Seen = Pick<GivenEvidence, 'id' | 'version'>;

const { useEvidenceInfiniteQuery, useCheckEvidenceMutation, useRefuseEvidenceMutation } =
  operatorApi.injectEndpoints({
    endpoints: (build) => ({
      evidence: build.infiniteQuery<EvidencePage, EvidenceShown, number>({
        infiniteQueryOptions: pages,
        query: ({ queryArg, pageParam }) => evidencePage(queryArg, pageParam),
        providesTags: ['Evidence'],
      }),
      // Also after a failure: what another operator has decided about leaves the list.
      checkEvidence: build.mutation<GivenEvidence, { seen: Seen; check: CheckFields }>({
        query: ({ seen: { id, version }, check }) =>
          endpoint('post', '/operator/evidence/{id}/check/', {
            params: { id },
            body: { version, ...check },
          }),
        invalidatesTags: ['Evidence'],
      }),
      refuseEvidence: build.mutation<GivenEvidence, { seen: Seen; why: string }>({
        query: ({ seen: { id, version }, why }) =>
          endpoint('post', '/operator/evidence/{id}/refuse/', {
            params: { id },
            body: { version, why },
          }),
        invalidatesTags: ['Evidence'],
      }),
    }),
  });

export { useCheckEvidenceMutation, useEvidenceInfiniteQuery, useRefuseEvidenceMutation };

/**
 * The bytes of a document.
 * @throws Error where they are not answered
 */
export const fetchDocument = (client: ApiClient, id: number): Promise<Blob> =>
  fetchFile(client, `/api/operator/evidence/${id}/document/`);
