import { problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { useHost } from '@aangan/host';
import { useEffect } from 'react';

/**
 * Checks on mount whether the link is still valid, so that no password is chosen for an expired one. The form does not
 * wait for the check: if it fails, saving reports the same.
 */
export function useLinkCheck(
  token: string | null,
  onDead: (token: string, message: string) => void,
): void {
  const { client } = useHost();
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    client
      .send(endpoint('post', '/auth/password/reset/check/', { body: { token } }))
      .catch((error: unknown) => {
        const [message] = problemOf(error).fields?.token ?? [];
        if (isCurrent && message) onDead(token, message);
      });
    return () => {
      isCurrent = false;
    };
  }, [client, token, onDead]);
}
