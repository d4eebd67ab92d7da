import { createServer } from '@aangan/server/http';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Containment, probeContainment } from '../supervisor/containment.ts';
import { isKeptStill } from '../supervisor/keep-still.ts';
import { defaultLimits, type RenderLimits } from '../supervisor/limits.ts';
import { createMetrics } from '../supervisor/metrics.ts';
import { createModuleCache } from '../supervisor/module-cache.ts';
import { createPool } from '../supervisor/pool.ts';
import { findProcessorTimes, type ProcessorTimes } from '../supervisor/processor-times.ts';
import { startRenderChild } from '../supervisor/render-child.ts';
import { observeRendering } from '../supervisor/render-metrics.ts';
import { healthRoutes } from './health-routes.ts';
import { renderRoutes } from './render-routes.ts';

export interface SupervisorOptions {
  logger: FastifyBaseLogger;
  /** Where requests and pages are counted. */
  metrics?: Metrics | undefined;
  /** Makes the spans of pages; unset, nothing is traced. */
  tracer?: Tracer | undefined;
  /** Signs the ids of requests that edges pass. */
  edgeSecret?: string | undefined;
  /** Whether only the parent process can reach this one, so that request ids need no signature. */
  trustsParent?: boolean;
  /** How children are contained; by default as far as this system permits. */
  containment?: Containment;
  /**
   * How children are watched that cannot be stopped between pages; by default as this system permits, null for no
   * watch.
   */
  processorTimes?: ProcessorTimes | null;
  /** What a page may cost; each has a default. */
  limits?: Partial<RenderLimits>;
  /** Pages that are rendered at the same time. */
  atOnce?: number;
  /** How many pages may wait. */
  maxWaiting?: number;
  /** Size limit of the cache of modules, in bytes. */
  maxModuleBytes?: number;
  /** Size limit of the cache of compositions, in bytes. */
  maxCompositionBytes?: number;
}

const unwatched = 'processor time between pages: neither /proc nor ps tells it';
/** The largest page with its API answers, in bytes. */
const maxPageBytes = 4 * 1024 * 1024;

/**
 * The renderer's HTTP server with its children, ready to listen. All of its state can be sent again by edges, so any
 * number may run, and each may end at any time.
 */
export async function createSupervisor(options: SupervisorOptions): Promise<FastifyInstance> {
  const { logger, atOnce = 2, maxWaiting = 64 } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const { containment = probeContainment() } = options;
  const isWatched = !isKeptStill(containment);
  const { processorTimes = isWatched ? findProcessorTimes() : undefined } = options;
  const gaps = containment.gaps.concat(isWatched && !processorTimes ? [unwatched] : []);
  for (const gap of gaps) logger.warn(`Remotes' code is not contained: ${gap}`);
  const metrics = createMetrics();
  const modules = createModuleCache({
    maxModuleBytes: options.maxModuleBytes ?? 256 * 1024 * 1024,
    maxCompositionBytes: options.maxCompositionBytes ?? 64 * 1024 * 1024,
  });
  const pool = createPool({
    modules,
    limits,
    atOnce,
    maxWaiting,
    metrics,
    startChild: () =>
      startRenderChild({
        containment,
        limits,
        onText: (text) => logger.warn({ text }, 'a server module wrote to stderr'),
      }),
    processorTimes: processorTimes ?? undefined,
    onIdleComputing: (route) =>
      logger.warn({ route }, 'a child computed after its page was sent, and was ended'),
    onFailure: ({ page }, failure) =>
      logger.warn({ ...failure, route: page.route }, 'a page was not rendered'),
  });
  const app = createServer({
    ...options,
    trustedSender: options.trustsParent ? { isEverySender: true } : options.edgeSecret,
    maxBodyBytes: maxPageBytes,
    givesUpAtStop: true,
    // Requests outside an edge's trace are uploads or health checks.
    beginsTrace: () => false,
  });
  if (options.metrics) {
    const { waiting, residentBytes } = pool;
    observeRendering(options.metrics, { counts: metrics, waiting, residentBytes });
  }
  app.addHook('onClose', () => pool.close());
  await app.register(renderRoutes, { pool, modules });
  await app.register(healthRoutes, {
    pool,
    modules,
    metrics,
    containment,
    gaps,
    registry: options.metrics?.registry,
  });
  await app.ready();
  return app;
}
