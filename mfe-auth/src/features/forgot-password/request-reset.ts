import type { ApiClient } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/** Requests the mail with the link. The response is the same whether or not the account exists. */
export function requestReset({ send }: ApiClient, email: string): Promise<void> {
  return send(endpoint('post', '/auth/password/forgot/', { body: { email } }));
}
