import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

/**
 * Serves the process that started this one at a socket, until that stops it or ends.
 * @param onClosed what is left to do once no request is open
 */
export async function serveParent(
  app: FastifyInstance,
  path: string,
  onClosed: () => Promise<void> | undefined = async () => {},
): Promise<void> {
  const stop = () =>
    void app
      .close()
      .then(onClosed)
      .then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.stdin.once('end', stop).resume();
  // The reader of the log may end before this process.
  process.stdout.on('error', stop);
  await listen(app, { path });
}
