import { type ApiClient, problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/** The verifications of each client, by token. */
const verifications = new WeakMap<ApiClient, Map<string, Promise<string>>>();

/**
 * Verifies the address that a link is for, once for each link, however often the page mounts. After a failure that was
 * not the link's, such as a lost connection, it can be tried again.
 * @returns the address
 * @throws ApiError `validation` when the link is not valid any more
 */
export function verifyOnce(client: ApiClient, token: string): Promise<string> {
  const ofClient = verifications.get(client) ?? new Map<string, Promise<string>>();
  verifications.set(client, ofClient);
  const known = ofClient.get(token);
  if (known) return known;
  const verification = client
    .send(endpoint('post', '/auth/email/verify/', { body: { token } }))
    .then(({ email }) => email);
  ofClient.set(token, verification);
  verification.catch((error: unknown) => {
    if (problemOf(error).kind !== 'validation') ofClient.delete(token);
  });
  return verification;
}
