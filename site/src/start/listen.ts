import type { ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '@aangan/server';
import type { FastifyInstance } from 'fastify';
import { describeListenFailure } from './free-ports.ts';
import type { Lifecycle } from './lifecycle.ts';

/** How long requests in progress may take after the request to stop, in milliseconds. */
const drainMs = 8_000;

interface ListenOptions {
  /** How long keep-alive connections may still be used after the request to stop, in milliseconds. */
  letGoMs?: number;
}

/** {@link ListenOptions.letGoMs} for a process behind a proxy. */
export const behindProxyMs = 1_000;

/** Serves an app until the program stops; then it accepts no new requests and finishes those in progress. */
export async function listen(
  app: FastifyInstance,
  address: { host: string; port: number },
  lifecycle: Lifecycle,
  { letGoMs = 0 }: ListenOptions = {},
): Promise<void> {
  await lifecycle.opened(async () => {
    if (letGoMs > 0) await letGo(app, letGoMs);
    const late = setTimeout(() => app.server.closeAllConnections(), drainMs - 1_000);
    await app.close();
    clearTimeout(late);
  }, drainMs);
  await app.listen(address).catch((error: NodeJS.ErrnoException) => {
    const { host, port } = address;
    throw error.syscall === 'listen'
      ? new PlainError(describeListenFailure(error, host, port, [port]), { cause: error })
      : error;
  });
}

/**
 * Accepts no new connections, and closes each existing one after its next answer. A proxy that reuses connections could
 * otherwise send a request on one just as it is closed, without knowing whether the request was received.
 */
async function letGo({ server }: FastifyInstance, ms: number): Promise<void> {
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  // After a turn in which pending connections are accepted: the system resets those that wait while the port closes.
  await nextTurn();
  // The close() of an HTTP server would also close idle connections.
  TcpServer.prototype.close.call(server);
  await sleep(ms);
}
