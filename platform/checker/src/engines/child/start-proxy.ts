import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FromChild, ToChild } from './messages.ts';

/** The longest body of a request that the checker is asked to answer, in bytes: reports of pages are shorter. */
const maxBodyBytes = 256 * 1024;
/** Requests that may wait for an answer: a page that makes more gets none. */
const maxWaiting = 500;

type Answer = Extract<ToChild, { type: 'answer' | 'refuse' }>;

/** What all requests of the browser go to: the checker answers them, and nothing leaves this process otherwise. */
export interface Proxy {
  port: number;
  /** How long no request of a page has been under way, in milliseconds. */
  quietMs(): number;
  answer(answer: Answer): void;
}

export async function startProxy(send: (message: FromChild) => void): Promise<Proxy> {
  const waiting = new Map<number, ServerResponse>();
  let lastAt = performance.now();
  let next = 0;
  const server = createServer((request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const isProxied = url.startsWith('http://');
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBodyBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      if (!isProxied || length > maxBodyBytes || waiting.size >= maxWaiting) {
        response.writeHead(403).end();
        return;
      }
      const id = next;
      next += 1;
      lastAt = performance.now();
      waiting.set(id, response);
      const plain = Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]);
      send({
        type: 'request',
        id,
        method,
        url,
        body: Buffer.concat(chunks).toString(),
        headers: Object.fromEntries(plain),
      });
    });
  });
  // What is encrypted is not of the site: its pages are at http://localhost.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    quietMs: () => (waiting.size > 0 ? 0 : performance.now() - lastAt),
    answer: (answer) => {
      const response = waiting.get(answer.id);
      waiting.delete(answer.id);
      lastAt = performance.now();
      if (!response) return;
      if (answer.type === 'refuse') response.writeHead(403).end();
      else
        response
          .writeHead(answer.status, answer.headers.flat())
          .end(Buffer.from(answer.body, 'base64'));
    },
  };
}
