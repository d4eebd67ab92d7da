import { problemOf, send } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

const underWay = new Map<string, Promise<string>>();

/**
 * Verifies the address that a link is for, once for each link, however often the page mounts; after a
 * failure that was not the link's it can be tried again.
 * @returns the address
 * @throws ApiError `validation` when the link is not valid any more
 */
export function verifyOnce(token: string): Promise<string> {
  const known = underWay.get(token);
  if (known) return known;
  const verification = send(endpoint('post', '/auth/email/verify/', { body: { token } })).then(
    ({ email }) => email,
  );
  underWay.set(token, verification);
  verification.catch((error: unknown) => {
    if (problemOf(error).kind !== 'validation') underWay.delete(token);
  });
  return verification;
}
