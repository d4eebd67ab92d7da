import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

/** Serves the process that started this one at a socket, until that stops it or ends. */
export async function serveParent(app: FastifyInstance, path: string): Promise<void> {
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.stdin.once('end', stop).resume();
  // The reader of the log may end before this process.
  process.stdout.on('error', stop);
  await listen(app, { path });
}
