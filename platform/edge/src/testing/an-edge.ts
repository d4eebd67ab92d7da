import { createLogger } from '@aangan/server';
import type { FastifyInstance } from 'fastify';
import { createEdge, type EdgeOptions } from '../create-edge.ts';

/** An edge for tests, serving the production channel; the test closes it. */
export function anEdgeOf(
  options: Partial<EdgeOptions> & Pick<EdgeOptions, 'reader'>,
): Promise<FastifyInstance> {
  return createEdge({
    channel: 'production',
    passThrough: {},
    publicUrl: new URL('http://localhost:3000'),
    logger: createLogger({ name: 'edge', level: 'silent' }),
    isIndexed: true,
    ...options,
  });
}
