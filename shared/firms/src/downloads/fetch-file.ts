import type { ApiClient } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/**
 * The bytes of a file of the API that only its account may read. A link sends no token, so they are fetched; the
 * address opens nothing by itself.
 * @param path below the site: `/api/quotes/7/versions/2/pdf/`
 * @throws Error where they are not answered
 */
export async function fetchFile(client: ApiClient, path: string): Promise<Blob> {
  const ask = () => {
    const authorization = `Bearer ${client.tokens.read()?.access ?? ''}`;
    return fetch(path, { headers: { authorization }, cache: 'no-store' });
  };
  let answer = await ask();
  if (answer.status === 401) {
    // The client renews the token for a request of its own.
    await client.send(endpoint('get', '/notifications/unread/'));
    answer = await ask();
  }
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.blob();
}
