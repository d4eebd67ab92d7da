import {
  type Advisories,
  type Provenance,
  type SigningKey,
  type TrustedPublisher,
  toRegistry,
} from '@aangan/registry-client';
import { type NamedRelease, pathOf, registryApi } from './registry-api.ts';

/** A workflow whose runs are to publish without a stored token. */
interface NewPublisher {
  team: string;
  issuer: string;
  repository: string;
  branch?: string;
  tag?: string;
  workflow: string;
  channels: string[];
}

/** Who publishes what, signed by whom, and built of which packages. */
const publishingApi = registryApi.injectEndpoints({
  endpoints: (build) => ({
    provenance: build.query<Provenance[], NamedRelease>({
      query: (params) =>
        toRegistry('get', '/releases/{name}/{release}/provenance', { params: pathOf(params) }),
      transformResponse: ({ results }: { results: Provenance[] }) => results,
      providesTags: ['Publishing'],
    }),
    publishers: build.query<TrustedPublisher[], void>({
      query: () => toRegistry('get', '/publishers'),
      transformResponse: ({ results }: { results: TrustedPublisher[] }) => results,
      providesTags: ['Publishing'],
    }),
    addPublisher: build.mutation<TrustedPublisher, NewPublisher>({
      query: (body) => toRegistry('post', '/publishers', { body }),
      invalidatesTags: ['Publishing'],
    }),
    removePublisher: build.mutation<TrustedPublisher, number>({
      query: (id) => toRegistry('post', '/publishers/{id}/removal', { params: { id: String(id) } }),
      invalidatesTags: ['Publishing'],
    }),
    signingKeys: build.query<SigningKey[], void>({
      query: () => toRegistry('get', '/signing-keys'),
      transformResponse: ({ results }: { results: SigningKey[] }) => results,
      providesTags: ['Publishing'],
    }),
    addSigningKey: build.mutation<SigningKey, { team: string; name: string; publicKey: string }>({
      query: (body) => toRegistry('post', '/signing-keys', { body }),
      invalidatesTags: ['Publishing'],
    }),
    removeSigningKey: build.mutation<SigningKey, number>({
      query: (id) =>
        toRegistry('post', '/signing-keys/{id}/removal', { params: { id: String(id) } }),
      invalidatesTags: ['Publishing'],
    }),
    advisories: build.query<Advisories, void>({
      query: () => toRegistry('get', '/advisories'),
      providesTags: ['Channel'],
    }),
  }),
});

export const {
  useProvenanceQuery,
  usePublishersQuery,
  useAddPublisherMutation,
  useRemovePublisherMutation,
  useSigningKeysQuery,
  useAddSigningKeyMutation,
  useRemoveSigningKeyMutation,
  useAdvisoriesQuery,
} = publishingApi;
