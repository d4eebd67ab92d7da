import { type ApiClient, hasCode, problemOf, type SubmissionKeys } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import type { SiteLanguage } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useMemo } from 'react';

/** The details of the account that its owner can change. */
export interface AccountDetails {
  first_name: string;
  last_name?: string;
  has_one_name?: boolean;
  phone: string | null;
  bio: string | null;
}

/** The requests of the account page. Each rejects with the API client's ApiError. */
function accountRequests({ send }: ApiClient) {
  return {
    updateAccount: (body: AccountDetails) => send(endpoint('patch', '/auth/me/', { body })),

    setLanguage: (language: SiteLanguage) =>
      send(endpoint('patch', '/auth/me/', { body: { language } })),

    changeEmail: (body: { email: string; password: string }) =>
      send(endpoint('post', '/auth/me/email/', { body })),

    /** @param keys those of the form: sent again after a lost answer, the old password is right once more */
    async changePassword(
      body: { current_password: string; password: string },
      keys: SubmissionKeys,
    ): Promise<void> {
      const idempotencyKey = keys.keyFor(body);
      await send(endpoint('post', '/auth/me/password/', { body, idempotencyKey })).catch(
        (error: unknown) => {
          if (!hasCode(problemOf(error), 'idempotent_request_done')) throw error;
        },
      );
      keys.created();
    },

    /** The picture is sent as a file, which the OpenAPI types do not describe. */
    setAvatar(file: File) {
      const data = new FormData();
      data.set('avatar', file);
      return send({ ...endpoint('put', '/auth/me/avatar/'), data });
    },

    removeAvatar: () => send(endpoint('delete', '/auth/me/avatar/')),

    exportAccount: () => send(endpoint('get', '/auth/me/export/')),

    deleteAccount: (password: string) =>
      send(endpoint('delete', '/auth/me/', { body: { password } })),
  };
}

/** The requests of the account page, sent by the host's client. */
export function useAccountRequests(): ReturnType<typeof accountRequests> {
  const { client } = useHost();
  return useMemo(() => accountRequests(client), [client]);
}
