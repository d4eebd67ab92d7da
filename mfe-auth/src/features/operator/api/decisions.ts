import { endpoint } from '@aangan/api-client/endpoints';
import type { Listing, OperatorAccount } from './lists.ts';
import { operatorApi } from './operator-api.ts';

/** A profile, as far as decisions need it. */
export interface ProfileRef {
  kind: 'designer' | 'vendor';
  id: number;
}

interface Verification extends ProfileRef {
  verified: boolean;
}

function verification({ kind, id, verified }: Verification) {
  const parts = { params: { id } };
  if (kind === 'vendor') {
    return verified
      ? endpoint('post', '/operator/vendors/{id}/verify/', parts)
      : endpoint('post', '/operator/vendors/{id}/unverify/', parts);
  }
  return verified
    ? endpoint('post', '/operator/designers/{id}/verify/', parts)
    : endpoint('post', '/operator/designers/{id}/unverify/', parts);
}

function sendBack({ kind, id, why }: ProfileRef & { why: string }) {
  const parts = { params: { id }, body: { why } };
  return kind === 'vendor'
    ? endpoint('post', '/operator/vendors/{id}/send-back/', parts)
    : endpoint('post', '/operator/designers/{id}/send-back/', parts);
}

const {
  useSetVerifiedMutation,
  useSendBackMutation,
  useSetArchitectMutation,
  useSuspendMutation,
  useReinstateMutation,
  useResetFactorsMutation,
} = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    setVerified: build.mutation<Listing, Verification>({
      query: verification,
      invalidatesTags: ['Queue', 'Accounts'],
    }),
    sendBack: build.mutation<Listing, ProfileRef & { why: string }>({
      query: sendBack,
      invalidatesTags: ['Queue', 'Accounts'],
    }),
    setArchitect: build.mutation<OperatorAccount, { id: number; is_architect: boolean }>({
      query: ({ id, is_architect }) =>
        endpoint('post', '/operator/accounts/{id}/architect/', {
          params: { id },
          body: { is_architect },
        }),
      invalidatesTags: ['Accounts'],
    }),
    suspend: build.mutation<OperatorAccount, { id: number; reason: string }>({
      query: ({ id, reason }) =>
        endpoint('post', '/operator/accounts/{id}/suspend/', {
          params: { id },
          body: { reason },
        }),
      invalidatesTags: ['Queue', 'Accounts'],
    }),
    /** The first operator asks, and another one agrees. */
    resetFactors: build.mutation<OperatorAccount, { id: number; reason: string }>({
      query: ({ id, reason }) =>
        endpoint('post', '/operator/accounts/{id}/factors/reset/', {
          params: { id },
          body: { reason },
        }),
      invalidatesTags: ['Accounts'],
    }),
    reinstate: build.mutation<OperatorAccount, number>({
      query: (id) => endpoint('post', '/operator/accounts/{id}/reinstate/', { params: { id } }),
      invalidatesTags: ['Queue', 'Accounts'],
    }),
  }),
});

export {
  useReinstateMutation,
  useResetFactorsMutation,
  useSendBackMutation,
  useSetArchitectMutation,
  useSetVerifiedMutation,
  useSuspendMutation,
};
