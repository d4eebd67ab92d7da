import { PlainError } from '@aangan/server';
import type { FastifyInstance } from 'fastify';
import { describeListenFailure } from './free-ports.ts';
import type { Lifecycle } from './lifecycle.ts';

/** How long requests in progress may take after the request to stop, in milliseconds. */
const drainMs = 8_000;

/** Serves an app until the program stops; then it accepts no new requests and finishes those in progress. */
export async function listen(
  app: FastifyInstance,
  address: { host: string; port: number },
  lifecycle: Lifecycle,
): Promise<void> {
  await lifecycle.opened(async () => {
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
