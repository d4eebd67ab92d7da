import path from 'node:path';
import { createCheckerServer } from '@aangan/checker';
import {
  createEdge,
  createEdgeCache,
  createRendererClient,
  httpRegistryReader,
  watchOverHttp,
} from '@aangan/edge';
import {
  askApiOverHttp,
  createRegistry,
  identifyOverHttp,
  readApiOverHttp,
} from '@aangan/registry';
import { createSupervisor, listen as listenAt, socketOf } from '@aangan/render';
import { createLogger, ensureDataDir, prepareJobs, secretFrom } from '@aangan/server';
import { observePool } from '@aangan/server/metrics';
import type { StartSettings } from '../read-start-settings.ts';
import { requireFreePorts } from './free-ports.ts';
import type { Lifecycle } from './lifecycle.ts';
import { behindProxyMs, listen } from './listen.ts';
import { openMetrics } from './open-metrics.ts';
import { openApiStores, openRegistryStores, seedStores } from './open-stores.ts';
import type { Progress } from './progress.ts';
import { requireDatabase } from './require-database.ts';
import { runChecker } from './run-checker.ts';
import { runRegistryJobs } from './run-registry-jobs.ts';
import { serveApi } from './serve-api.ts';
import { indexedChannel } from './served-channels.ts';
import { siteTracing } from './site-tracing.ts';
import { statementObservers } from './statement-observers.ts';
import { keepSwept } from './sweep.ts';
import { trustedOriginsOf } from './trusted-origins.ts';

/** The API alone: stateless, any number of processes on one database and one shared DATA_DIR. */
export async function startApi(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, databaseUrl = '' } = settings;
  await requireFreePorts(host, [port]);
  const dataDir = await ensureDataDir(settings.dataDir);
  await requireDatabase(databaseUrl);
  const { slowQueryMs } = settings;
  const logger = createLogger({ name: 'aangan-api', level: settings.logLevel });
  const site = await openMetrics(settings, { process: 'api', logger }, lifecycle);
  const metrics = site.part('api');
  const edgeSecret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const tracing = await siteTracing(settings, { logger, secret: edgeSecret }, lifecycle);
  const tracer = tracing.part('api');
  const observers = statementObservers({ metrics, tracer, logger, slowQueryMs });
  const stores = await openApiStores(settings, databaseUrl, dataDir, lifecycle, observers);
  await seedStores(stores, settings.seed);
  const app = await serveApi(
    {
      settings,
      stores,
      dataDir,
      logger,
      metrics,
      tracer,
      edgeSecret,
      checkSecret: edgeSecret,
      isAlone: false,
    },
    lifecycle,
  );
  await listen(app, { host, port }, lifecycle, { letGoMs: behindProxyMs });
  progress.say(`The API is ready at http://${host}:${port}/api/docs`);
}

/** The registry alone: stateless, any number of processes on one database and one shared DATA_DIR. */
export async function startRegistry(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, databaseUrl = '', apiUrl = '' } = settings;
  await requireFreePorts(host, [port]);
  const dataDir = await ensureDataDir(settings.dataDir);
  await requireDatabase(databaseUrl);
  const { slowQueryMs } = settings;
  const logger = createLogger({ name: 'aangan-registry', level: settings.logLevel });
  const site = await openMetrics(settings, { process: 'registry', logger }, lifecycle);
  const metrics = site.part('registry');
  const edgeSecret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const tracing = await siteTracing(settings, { logger, secret: edgeSecret }, lifecycle);
  const tracer = tracing.part('registry');
  const observers = statementObservers({ metrics, tracer, logger, slowQueryMs });
  const checkerUrl = await runChecker(settings, logger, lifecycle);
  const stores = await openRegistryStores(settings, databaseUrl, dataDir, lifecycle, {
    ...{ checkerUrl, readApi: readApiOverHttp(apiUrl), askApi: askApiOverHttp(apiUrl), observers },
    logger,
    edgeSecret,
  });
  await prepareJobs(databaseUrl);
  const { registry, database } = stores;
  if (metrics) observePool(metrics, database.pool);
  await keepSwept(registry.sweep, { isAlone: false, logger, lifecycle });
  const jobs = { settings, connection: databaseUrl, database, dataDir, logger, tracer };
  await runRegistryJobs(jobs, lifecycle);
  // Without PUBLIC_URL it is the registry's own address, which visitors do not know.
  const isSiteNamed = settings.publicUrl !== `http://localhost:${port}`;
  const app = await createRegistry({
    ...{ registry, identify: identifyOverHttp(apiUrl), logger, metrics, tracer, edgeSecret },
    addresses: {
      ...(isSiteNamed && { [indexedChannel]: settings.publicUrl }),
      ...settings.channelUrls,
    },
    ...{ visitorsChannel: indexedChannel, trustedOrigins: trustedOriginsOf(settings) },
    consoleUrl: settings.consoleUrl,
  });
  await listen(app, { host, port }, lifecycle, { letGoMs: behindProxyMs });
  progress.say(`The registry is ready at http://${host}:${port}/platform/health`);
}

/** An edge alone, serving the channel that CHANNEL names: stateless, any number of processes. */
export async function startEdge(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, channel, publicUrl, apiUrl = '', registryUrl = '', rendererUrl } = settings;
  const { releasesUrl } = settings;
  await requireFreePorts(host, [port]);
  const dataDir = await ensureDataDir(settings.dataDir);
  const logger = createLogger({ name: `aangan-edge-${channel}`, level: settings.logLevel });
  const part = `edge-${channel}`;
  const site = await openMetrics(settings, { process: part, logger }, lifecycle);
  const cache = createEdgeCache({
    directory: path.join(dataDir, 'edge-cache'),
    maxBytes: settings.edgeCacheMegabytes * 1024 * 1024,
    onError: (error) => logger.warn(error, 'nothing can be kept in DATA_DIR'),
  });
  const edgeSecret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const reader = httpRegistryReader(new URL(registryUrl), edgeSecret);
  const tracing = await siteTracing(settings, { logger, secret: edgeSecret }, lifecycle);
  const app = await createEdge({
    channel,
    reader,
    watchChannel: watchOverHttp({
      ...{ registry: new URL(registryUrl), channel, secret: edgeSecret },
    }),
    passThrough: { '/api': new URL(apiUrl), '/platform': new URL(registryUrl) },
    publicUrl: new URL(publicUrl),
    releasesUrl: releasesUrl ? new URL(releasesUrl) : undefined,
    edgeSecret,
    reports: { secret: edgeSecret, samplePercent: settings.samplePercent },
    composeSecret: edgeSecret,
    composeNeedsGrant: channel === indexedChannel,
    trustedOrigins: trustedOriginsOf(settings),
    trustedProxies: settings.trustedProxies,
    cache,
    ...(rendererUrl && {
      renderer: createRendererClient({ url: rendererUrl, reader: cache.around(reader) }),
    }),
    logger,
    metrics: site.part(part),
    tracer: tracing.part(part),
    isIndexed: channel === indexedChannel,
  });
  await listen(app, { host, port }, lifecycle, { letGoMs: behindProxyMs });
  progress.say(`The ${channel} channel is ready at http://${host}:${port}`);
}

/** A renderer alone, without database, files or secrets: any number of processes. */
export async function startRenderer(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, rendererUrl = '' } = settings;
  const socket = socketOf(rendererUrl);
  if (!socket) await requireFreePorts(host, [port]);
  const logger = createLogger({ name: 'aangan-renderer', level: settings.logLevel });
  const site = await openMetrics(settings, { process: 'renderer', logger }, lifecycle);
  const { edgeSecret } = settings;
  // Without the secret it could not tell the edge's traces from a visitor's.
  const tracing =
    edgeSecret && (await siteTracing(settings, { logger, secret: edgeSecret }, lifecycle));
  const app = await createSupervisor({
    ...{ logger, edgeSecret, metrics: site.part('renderer') },
    ...(tracing && { tracer: tracing.part('renderer') }),
  });
  await lifecycle.opened(() => app.close(), 5_000);
  await listenAt(app, socket ?? { host, port });
  progress.say(`The renderer is ready at ${socket ? rendererUrl : `http://${host}:${port}`}`);
}

/** A checker alone, without database, files of others or secrets: any number of processes. */
export async function startChecker(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, checkerUrl = '', browser, logLevel } = settings;
  const socket = socketOf(checkerUrl);
  if (!socket) await requireFreePorts(host, [port]);
  const logger = createLogger({ name: 'aangan-checker', level: logLevel });
  const app = await createCheckerServer({ logger, browser });
  await lifecycle.opened(() => app.close(), 5_000);
  await listenAt(app, socket ?? { host, port });
  progress.say(`The checker is ready at ${socket ? checkerUrl : `http://${host}:${port}`}`);
}
