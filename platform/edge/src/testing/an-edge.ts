import { afterEach } from 'node:test';
import { createLogger } from '@aangan/server';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../create-edge.ts';
import type { EdgeOptions } from '../edge-options.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** Closes a server when the running test has ended. */
export function closeAfterTest(server: { close(): unknown }): void {
  open.push(server);
}

/** An edge for one test, serving the production channel. */
export async function anEdge(
  options: Partial<EdgeOptions> & Pick<EdgeOptions, 'reader'>,
): Promise<FastifyInstance> {
  const edge = await createEdge({
    channel: 'production',
    passThrough: {},
    publicUrl: new URL('http://localhost:3000'),
    logger: createLogger({ name: 'edge', level: 'silent' }),
    isIndexed: true,
    // Tests count what the renderer is asked.
    warmUpEveryMs: 3_600_000,
    ...options,
  });
  closeAfterTest(edge);
  return edge;
}
