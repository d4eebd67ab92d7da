import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Paint } from '../measuring/observe-paint.ts';

/**
 * Serves one page that is nothing but this element, with its picture from the site.
 * @returns its address, and what ends it
 */
export async function serveFloor(
  largest: Paint['largest'],
): Promise<{ url: string; close(): void }> {
  const body = 'picture' in largest ? picture(largest.picture) : words(largest.words);
  const server = createServer((request, response) => {
    if (request.url !== '/' && 'picture' in largest) {
      void passOn(new URL(request.url ?? '', largest.picture), response);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta name="viewport" content="width=device-width">${body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => server.close().closeAllConnections(),
  };
}

function picture(address: string): string {
  const { pathname, search } = new URL(address);
  return `<img src="${pathname}${search}" style="width:100%">`;
}

const words = (text: string) => `<p style="font-size:2rem">${text.replace(/[<&]/g, ' ')}</p>`;

async function passOn(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.setHeader('content-type', type);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
