import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Containment } from '../supervisor/containment.ts';
import type { Metrics } from '../supervisor/metrics.ts';
import type { ModuleCache } from '../supervisor/module-cache.ts';
import type { Pool } from '../supervisor/pool.ts';

interface Options {
  /** The metrics of this process, for the process that started it. */
  registry: Registry | undefined;
  pool: Pool;
  modules: ModuleCache;
  metrics: Metrics;
  containment: Containment;
  /** Reasons why children are not fully contained. */
  gaps: readonly string[];
}

/** Liveness, readiness, and what was rendered. */
export async function healthRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { pool, modules, metrics, containment, gaps } = options;
  const { network, user, memory } = containment;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health', async (_request, reply) =>
    pool.canRender()
      ? { status: 'ok', notContained: gaps }
      : reply.code(503).send({ status: 'unavailable', failing: ['children'] }),
  );

  app.get('/metrics/parts', async () => options.registry?.getMetricsAsJSON() ?? []);

  app.get('/metrics', async () => ({
    renders: metrics.renders,
    cpuMs: Math.round(metrics.cpuMs),
    failures: metrics.failures,
    children: metrics.children,
    waiting: pool.waiting(),
    memory: {
      children: pool.residentBytes(),
      supervisor: process.memoryUsage.rss(),
      modules: modules.bytes(),
    },
    contained: { network, user, memory },
  }));
}
