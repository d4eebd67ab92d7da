import type { ApiClient } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/**
 * The PDF of a version. A link sends no token, so it is fetched.
 * @throws Error where it is not answered
 */
export async function fetchPdf(client: ApiClient, id: number, version: number): Promise<Blob> {
  const ask = () => {
    const authorization = `Bearer ${client.tokens.read()?.access ?? ''}`;
    return fetch(`/api/quotes/${id}/versions/${version}/pdf/`, {
      headers: { authorization },
      cache: 'no-store',
    });
  };
  let answer = await ask();
  if (answer.status === 401) {
    // The client renews the token for a request of its own.
    await client.send(endpoint('get', '/notifications/unread/'));
    answer = await ask();
  }
  if (!answer.ok) throw new Error(`The PDF was answered with ${answer.status}.`);
  return answer.blob();
}

/** Downloads a file under this name. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
