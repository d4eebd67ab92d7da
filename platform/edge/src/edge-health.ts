import type { FastifyInstance } from 'fastify';
import type { CurrentComposition } from './current-composition.ts';

/** The edge's own health endpoint: below /platform, but not passed to the registry. */
export const edgeHealthPath = '/platform/edge-health';

/**
 * Answers whether this edge can serve pages: `ok`; `degraded` while the registry or its database is down and the last
 * known composition is served; with 503 `unavailable` while there is nothing to serve.
 */
export function edgeHealth(
  app: FastifyInstance,
  { channel, current }: { channel: string; current: CurrentComposition },
): void {
  app.get(edgeHealthPath, async (_request, reply) => {
    const composition = await current.get().catch(() => null);
    const { isReadable, readAt } = current.state();
    const isServing = composition !== null;
    reply.header('cache-control', 'no-store');
    if (!isServing) reply.code(503).header('retry-after', '5');
    return {
      status: isServing ? (isReadable ? 'ok' : 'degraded') : 'unavailable',
      ...(!isReadable && { failing: ['registry'] }),
      channel,
      revision: composition?.revision ?? null,
      // Null if an earlier process read it.
      readAt: readAt?.toISOString() ?? null,
      // The field's name until 2026-11-26; kept for one version.
      read_at: readAt?.toISOString() ?? null,
    };
  });
}
