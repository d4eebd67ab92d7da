import { type Logger, secretFrom, startJobs } from '@aangan/server';
import { type Metrics, observeJobs, observePool } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import { apiBackgroundTasks, apiTasks, createApi, sweepMedia, sweepRecords } from 'api';
import type { Sandbox } from 'api/sandbox';
import type { FastifyInstance } from 'fastify';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { ApiStores } from './open-stores.ts';
import { consoleAddress } from './served-channels.ts';
import { keepSwept } from './sweep.ts';

interface ServeApiOptions {
  settings: StartSettings;
  stores: ApiStores;
  dataDir: string;
  logger: Logger;
  metrics?: Metrics | undefined;
  tracer?: Tracer | undefined;
  /** Verifies the visitors' addresses that edges in other processes pass. */
  edgeSecret?: string;
  /** EDGE_SECRET; the registry uses it to request accounts for checking releases. */
  checkSecret: string;
  /** Whether this is the only process that runs jobs on this database. */
  isAlone: boolean;
}

/** The API, not listening yet, and a function that starts the worker for its jobs and the sweep of its files. */
export async function serveApi(
  { settings, stores, dataDir, logger, metrics, tracer, isAlone, ...secrets }: ServeApiOptions,
  lifecycle: Lifecycle,
): Promise<{ app: FastifyInstance; startWork: () => Promise<void> }> {
  const sweep = async (olderThanMs: number) => {
    await sweepRecords({ ...stores, settings });
    return sweepMedia(stores, olderThanMs);
  };
  if (metrics) {
    observePool(metrics, stores.database.pool);
    observeJobs(metrics, stores.database.pool);
  }
  const instagramKeys = await instagramKeysOf(settings, dataDir);
  const sandbox = await sandboxOf(settings);
  const taskOptions = {
    ...stores,
    settings,
    publicUrl: settings.publicUrl,
    instagramKeys,
    hasSandbox: sandbox !== undefined,
    logger,
  };
  const startWork = async () => {
    await keepSwept(sweep, { isAlone, logger, lifecycle });
    const jobs = await startJobs({
      connection: stores.connection,
      tasks: apiTasks(taskOptions),
      backgroundTasks: apiBackgroundTasks(taskOptions),
      logger,
      tracer,
      isAlone,
    });
    await lifecycle.opened(() => jobs.stop(), 10_000);
  };
  const api = await createApi({
    ...stores,
    logger,
    metrics,
    tracer,
    settings,
    publicUrl: settings.publicUrl,
    ...secrets,
    jwtSecret: settings.jwtSecret ?? (await secretFrom(dataDir, 'jwt')),
    instagramKeys,
    passkeyOrigins: [new URL(consoleAddress(settings)).origin],
    sandbox,
  });
  await lifecycle.opened(() => api.close(), 5_000);
  return { app: api, startWork };
}

/** Loaded in demo mode only: production has no stand-in for an outside service. */
async function sandboxOf({ seed }: StartSettings): Promise<Sandbox | undefined> {
  return seed.kind === 'demo' ? (await import('@aangan/sandbox')).sandbox : undefined;
}

async function instagramKeysOf(
  { instagramTokenKey, instagramFormerTokenKey }: StartSettings,
  dataDir: string,
): Promise<[string, ...string[]]> {
  const current = instagramTokenKey ?? (await secretFrom(dataDir, 'instagram'));
  return instagramFormerTokenKey ? [current, instagramFormerTokenKey] : [current];
}
