import type { ApiClient, ApiProblem } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { type User, useHost, useSession } from '@aangan/host';
import { useMemo } from 'react';
import type { getPasskey } from './passkey-ceremony.ts';

const options = endpoint('post', '/auth/prove/options/');

/** What is asked of a person, to prove who they are. */
export type ProofRequest = ResponseOf<typeof options>;
export type ProofWay = ProofRequest['ways'][number];

/** What a person has typed, or their browser has signed. */
export interface Proof {
  password?: string;
  app_code?: string;
  recovery_code?: string;
  passkey?: Awaited<ReturnType<typeof getPasskey>>;
}

/** What the API asks for after the password; undefined for a refusal of another kind. */
export function secondFactorOf({ code, body }: ApiProblem): ProofRequest | undefined {
  if (code !== 'second_factor_required') return undefined;
  return (body as { second_factor?: ProofRequest }).second_factor;
}

interface SignedIn {
  user: User;
  access: string;
  refresh: string;
}

/** The requests about proofs. Each rejects with the API client's ApiError. */
function proofRequests({ send, tokens }: ApiClient) {
  type SecondStep = Parameters<typeof endpoint<'post', '/auth/login/second/'>>[2];
  return {
    ask: () => send(options),

    /** Proves again who is signed in; the new tokens are stored. */
    async prove({ token }: ProofRequest, proof: Proof): Promise<void> {
      const body = { token, ...proof };
      const parts = { body } as Parameters<typeof endpoint<'post', '/auth/prove/'>>[2];
      tokens.replace(await send(endpoint('post', '/auth/prove/', parts)));
    },

    secondStep({ token }: ProofRequest, proof: Proof, remember: boolean): Promise<SignedIn> {
      const body = { token, ...proof, remember };
      return send(endpoint('post', '/auth/login/second/', { body } as SecondStep));
    },

    /** Asks for a passkey of any account. */
    passkeyOptions: () => send(endpoint('post', '/auth/passkey/options/')),

    signInWithPasskey(token: string, passkey: object, remember: boolean): Promise<SignedIn> {
      const body = { token, passkey, remember };
      const parts = { body } as Parameters<typeof endpoint<'post', '/auth/passkey/'>>[2];
      return send(endpoint('post', '/auth/passkey/', parts));
    },
  };
}

/** The requests about proofs, sent by the host's client. */
export function useProofRequests(): ReturnType<typeof proofRequests> {
  const { client } = useHost();
  return useMemo(() => proofRequests(client), [client]);
}

/** Begins the session of an account that has signed in otherwise than by its password alone. */
export function useBeginSession(): (answer: SignedIn, remember: boolean) => Promise<User> {
  const { client } = useHost();
  const { check } = useSession();
  return async ({ user, access, refresh }, remember) => {
    client.tokens.write({ access, refresh }, { remember });
    client.tokens.setVendor(user.is_vendor);
    await check();
    return user;
  };
}
