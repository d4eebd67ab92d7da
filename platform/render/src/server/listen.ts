import { chmod, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RendererAddress } from './listen-address.ts';

/**
 * Listens on an address. A stale socket file of a killed renderer is replaced; a socket that is in use is not.
 * @throws Error if the address cannot be listened on
 */
export async function listen(app: FastifyInstance, address: RendererAddress): Promise<void> {
  if (!('path' in address)) {
    await app.listen(address);
    return;
  }
  const { path } = address;
  if (!(await isAnswered(path))) await rm(path, { force: true });
  await app.listen({ path });
  await chmod(path, 0o600);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
