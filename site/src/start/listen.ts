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
  /** How long connections that are kept open may be used after the request to stop, in milliseconds. */
  letGoMs?: number;
}

/** How long a process behind a proxy lets connections go: {@link ListenOptions.letGoMs}. */
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
 * Accepts no new connections, and ends each one there is with its next answer. A proxy that keeps connections open may
 * send a request on one at the moment at which it is closed, and cannot know whether it was taken.
 */
async function letGo({ server }: FastifyInstance, ms: number): Promise<void> {
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  // After a turn in which connections were accepted: those that wait while the port closes are reset by the system.
  await nextTurn();
  // An HTTP server's own close ends idle connections too.
  TcpServer.prototype.close.call(server);
  await sleep(ms);
}
