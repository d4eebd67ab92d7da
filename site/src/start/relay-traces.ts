import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';

/** An export, in bytes: 512 spans. */
const maxBodyBytes = 4 * 1024 * 1024;
/** How long the collector may take, in milliseconds. */
const withinMs = 3_000;

/**
 * Receives the traces of a process without network at a Unix socket, and forwards them with the collector's headers,
 * which that process does not know.
 * @param folder whose files only this user can reach
 * @returns the path of the socket; undefined if nothing is traced
 */
export async function relayTraces(
  { tracesEndpoint, tracesHeaders = {} }: StartSettings,
  folder: string,
  lifecycle: Lifecycle,
): Promise<string | undefined> {
  if (tracesEndpoint === undefined) return undefined;
  const pass = async (request: IncomingMessage): Promise<number> => {
    const answer = await fetch(`${tracesEndpoint}/v1/traces`, {
      method: 'POST',
      body: new Uint8Array(await bodyOf(request)),
      headers: { ...tracesHeaders, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const server = createServer((request, response) => {
    pass(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(502).end(),
    );
  });
  const socket = path.join(folder, 'traces.sock');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  await lifecycle.opened(async () => {
    server.close();
    server.closeAllConnections();
  }, 1_000);
  return socket;
}

/** @throws Error if the body is too long */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new Error('An export is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
