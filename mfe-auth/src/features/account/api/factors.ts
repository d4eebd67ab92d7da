import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { makePasskey } from '../../../proof/passkey-ceremony.ts';
import { accountApi } from './account-api.ts';

const ownFactors = endpoint('get', '/auth/factors/');
const newApp = endpoint('post', '/auth/factors/app/');
const newCodes = endpoint('post', '/auth/factors/recovery-codes/');

export type Factors = ResponseOf<typeof ownFactors>;
export type Passkey = Factors['passkeys'][number];
export type NewApp = ResponseOf<typeof newApp>;
/** What a change answers: the ways to sign in, and recovery codes where there are new ones. */
export type ChangedFactors = ResponseOf<typeof newCodes>;

interface MadePasskey {
  token: string;
  passkey: Awaited<ReturnType<typeof makePasskey>>;
  name?: string;
}

const {
  useListFactorsQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginAppMutation,
  useConfirmAppMutation,
  useRemoveAppMutation,
  useMakeRecoveryCodesMutation,
} = accountApi.enhanceEndpoints({ addTagTypes: ['Factors'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id, as the sessions are. */
    listFactors: build.query<Factors, number>({
      query: () => ownFactors,
      providesTags: ['Factors'],
    }),
    beginPasskey: build.mutation<{ token: string; options: Record<string, unknown> }, void>({
      query: () => endpoint('post', '/auth/factors/passkeys/options/'),
    }),
    addPasskey: build.mutation<ChangedFactors, MadePasskey>({
      query: (body) =>
        endpoint('post', '/auth/factors/passkeys/', { body } as Parameters<
          typeof endpoint<'post', '/auth/factors/passkeys/'>
        >[2]),
      invalidatesTags: ['Factors', 'Sessions'],
    }),
    renamePasskey: build.mutation<Factors, { id: number; name: string }>({
      query: ({ id, name }) =>
        endpoint('patch', '/auth/factors/passkeys/{id}/', { params: { id }, body: { name } }),
      invalidatesTags: ['Factors'],
    }),
    removePasskey: build.mutation<ChangedFactors, number>({
      query: (id) => endpoint('delete', '/auth/factors/passkeys/{id}/', { params: { id } }),
      invalidatesTags: ['Factors', 'Sessions'],
    }),
    beginApp: build.mutation<NewApp, void>({ query: () => newApp }),
    confirmApp: build.mutation<ChangedFactors, { token: string; app_code: string }>({
      query: (body) => endpoint('post', '/auth/factors/app/confirm/', { body }),
      invalidatesTags: ['Factors', 'Sessions'],
    }),
    removeApp: build.mutation<ChangedFactors, void>({
      query: () => endpoint('delete', '/auth/factors/app/'),
      invalidatesTags: ['Factors', 'Sessions'],
    }),
    makeRecoveryCodes: build.mutation<ChangedFactors, void>({
      query: () => newCodes,
      invalidatesTags: ['Factors', 'Sessions'],
    }),
  }),
});

export {
  useAddPasskeyMutation,
  useBeginAppMutation,
  useBeginPasskeyMutation,
  useConfirmAppMutation,
  useListFactorsQuery,
  useMakeRecoveryCodesMutation,
  useRemoveAppMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
};
