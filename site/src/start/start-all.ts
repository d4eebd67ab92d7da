import path from 'node:path';
import type { BuiltApp } from '@aangan/cli';
import { askInProcess } from '@aangan/console-api';
import { createEdgeCache } from '@aangan/edge';
import type { Channel } from '@aangan/manifest';
import { createRegistry, type Registry, type RegistryTables } from '@aangan/registry';
import {
  type Connection,
  createLogger,
  type Database,
  ensureDataDir,
  type Logger,
  lockDataDir,
  secretFrom,
  startEmbeddedPostgres,
} from '@aangan/server';
import { observePool } from '@aangan/server/metrics';
import type { StartSettings } from '../read-start-settings.ts';
import { buildAnnounced } from './build-announced.ts';
import { createPublisher } from './create-publisher.ts';
import { requireFreePorts } from './free-ports.ts';
import { identifyInProcess } from './identify-in-process.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';
import { openInnerEdge } from './open-inner-edge.ts';
import { openMetrics, type SiteMetrics } from './open-metrics.ts';
import { type ApiStores, openApiStores, openRegistryStores, seedStores } from './open-stores.ts';
import { createOwnApi, type OwnApi } from './own-api.ts';
import type { Progress } from './progress.ts';
import { readyMessage } from './ready-message.ts';
import { relayTraces } from './relay-traces.ts';
import { rendererMetrics } from './renderer-metrics.ts';
import { requireDatabase } from './require-database.ts';
import { runChecker } from './run-checker.ts';
import { runRegistryJobs } from './run-registry-jobs.ts';
import { runRenderer } from './run-renderer.ts';
import { serveApi } from './serve-api.ts';
import { serveConsole } from './serve-console.ts';
import {
  channelAddresses,
  consoleAddress,
  consolePort,
  indexedChannel,
  servedChannels,
} from './served-channels.ts';
import { type SiteTracing, siteTracing } from './site-tracing.ts';
import { statementObservers } from './statement-observers.ts';
import { keepSwept } from './sweep.ts';
import { together } from './together.ts';
import { trustedOriginsOf } from './trusted-origins.ts';

/** The site in one process: each served channel on a port of its own. */
export async function startAll(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port } = settings;
  const dataDir = await ensureDataDir(settings.dataDir);
  const lock = await lockDataDir(dataDir);
  await lifecycle.opened(() => lock.release(), 2_000);
  await requireFreePorts(host, [
    ...servedChannels.map((_channel, index) => port + index),
    consolePort(port),
  ]);
  progress.say(`Aangan is starting (data in ${dataDir}).`);
  const logger = createLogger({ name: 'aangan', level: settings.logLevel });
  const metrics = await openMetrics(settings, { process: 'all', logger }, lifecycle);
  const secret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const tracing = await siteTracing(settings, { logger, secret }, lifecycle);
  const observed = { logger, metrics, tracing };
  const rendererUrl =
    settings.rendererUrl ?? (await startOwnRenderer(settings, observed, lifecycle));
  const checkerUrl = await runChecker(settings, logger, lifecycle);

  const complete = { ...settings, checkerUrl, edgeSecret: secret };
  const opening = openStores(complete, dataDir, observed, lifecycle, progress);
  const publisher = createPublisher(opening.then(({ registry }) => registry));
  const onBuilt = (app: BuiltApp) => app.kind === 'release' && publisher.take(app);
  const [stores] = await together(lifecycle, [
    opening,
    buildAnnounced(lifecycle.signal, progress, { dataDir, onBuilt }),
  ]);
  const { notes } = await progress.step(
    () => publisher.finish(),
    (result) => `Releases published: ${result.fresh.join(', ') || 'none is new'}`,
  );
  for (const note of notes) {
    progress.say(`    ${note}`);
  }
  await serve({ ...settings, rendererUrl }, dataDir, { ...stores, ...observed, secret }, lifecycle);
  progress.say(readyMessage(settings));
}

/** The renderer as a child of this process; its metrics are served with those of the other parts. */
async function startOwnRenderer(
  settings: StartSettings,
  { logger, metrics }: Observed,
  lifecycle: Lifecycle,
): Promise<string> {
  const { logLevel } = settings;
  const isMeasured = settings.metricsPort !== undefined;
  const takeTraces = (folder: string) => relayTraces(settings, folder, lifecycle);
  const url = await runRenderer({ logger, logLevel, isMeasured, takeTraces }, lifecycle);
  if (isMeasured) metrics.add(await rendererMetrics(url, lifecycle));
  return url;
}

/** Where parts log and count, and what traces them. */
interface Observed {
  logger: Logger;
  metrics: SiteMetrics;
  tracing: SiteTracing;
}

interface Stores {
  api: ApiStores;
  registry: Registry;
  registryDatabase: Database<RegistryTables>;
  /** What the registry's gate asks. */
  ownApi: OwnApi;
}

async function openStores(
  settings: StartSettings & { checkerUrl: string; edgeSecret: string },
  dataDir: string,
  { logger, metrics, tracing }: Observed,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<Stores> {
  const { slowQueryMs, checkerUrl, edgeSecret } = settings;
  const observersOf = (part: string) =>
    statementObservers({
      ...{ metrics: metrics.part(part), tracer: tracing.part(part) },
      ...{ logger, slowQueryMs },
    });
  const connection = await progress.step(
    () => openConnection(settings, dataDir, lifecycle, progress),
    () => (settings.databaseUrl ? 'Database of DATABASE_URL' : 'Database (PostgreSQL) running'),
  );
  const ownApi = createOwnApi();
  const observers = observersOf('registry');
  const [api, { registry, database: registryDatabase }] = await progress.step(
    () =>
      together(lifecycle, [
        openApiStores(settings, connection, dataDir, lifecycle, observersOf('api')),
        openRegistryStores(settings, connection, dataDir, lifecycle, {
          ...ownApi,
          observers,
          checkerUrl,
          edgeSecret,
          logger,
        }),
      ]),
    ([{ applied }, platform]) => describeMigrations(applied.length + platform.applied.length),
  );
  if (settings.seed.kind !== 'none') {
    await progress.step(
      () => seedStores(api, settings.seed),
      () => (settings.seed.kind === 'demo' ? 'Demo data there' : 'Generated data there'),
    );
  }
  const ofRegistry = metrics.part('registry');
  if (ofRegistry) observePool(ofRegistry, registryDatabase.pool);
  return { api, registry, registryDatabase, ownApi };
}

async function openConnection(
  settings: StartSettings,
  dataDir: string,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<Connection> {
  if (settings.databaseUrl) {
    await requireDatabase(settings.databaseUrl);
    return settings.databaseUrl;
  }
  const log = (message: string) => progress.say(`    ${message}`);
  const server = await startEmbeddedPostgres({ dataDir, log });
  await lifecycle.opened(() => server.stop(), 60_000);
  return server.connection;
}

async function serve(
  settings: StartSettings & { rendererUrl: string },
  dataDir: string,
  { logger, metrics, tracing, secret, ...stores }: Stores & Observed & { secret: string },
  lifecycle: Lifecycle,
): Promise<void> {
  const { host, port, publicUrl, rendererUrl } = settings;
  const consoleUrl = consoleAddress(settings);
  const trustedOrigins = trustedOriginsOf({ ...settings, consoleUrl });
  const isAlone = settings.databaseUrl === undefined;
  const ofPart = (part: string) => ({
    ...{ logger, metrics: metrics.part(part), tracer: tracing.part(part) },
  });
  const api = await serveApi(
    { settings, stores: stores.api, dataDir, ...ofPart('api'), isAlone, checkSecret: secret },
    lifecycle,
  );
  stores.ownApi.serves(api);
  await keepSwept(stores.registry.sweep, { isAlone, logger, lifecycle });
  const { connection } = stores.api;
  const { tracer } = ofPart('registry');
  const jobs = { settings, connection, database: stores.registryDatabase, dataDir, logger, tracer };
  await runRegistryJobs(jobs, lifecycle);
  const registry = await createRegistry({
    registry: stores.registry,
    edgeSecret: secret,
    identify: identifyInProcess(api),
    ...ofPart('registry'),
    addresses: channelAddresses(settings),
    ...{ visitorsChannel: indexedChannel, trustedOrigins },
    consoleUrl,
  });
  await lifecycle.opened(() => registry.close(), 5_000);
  const cache = createEdgeCache({
    directory: path.join(dataDir, 'edge-cache'),
    maxBytes: settings.edgeCacheMegabytes * 1024 * 1024,
    onError: (error) => logger.warn(error, 'nothing can be kept in DATA_DIR'),
  });
  const open = async (channel: Channel, at: number) => {
    const edge = await openInnerEdge({
      ...{ channel, api, registry, releases: stores.registry, publicUrl, rendererUrl },
      releasesUrl: settings.releasesUrl,
      ...ofPart(`edge-${channel}`),
      trustedProxies: settings.trustedProxies,
      reports: { secret, samplePercent: settings.samplePercent },
      composeSecret: secret,
      trustedOrigins,
      // The registry is in this process: an earlier start's composition would only be an old one.
      cache: { ...cache, composition: async () => null },
      isDemo: settings.seed.kind === 'demo',
    });
    await listen(edge, { host, port: at }, lifecycle);
  };
  const own = { port: consolePort(port), dataDir, logger, metrics: metrics.part('console') };
  const asks = { api: askInProcess(api), registry: askInProcess(registry) };
  const serving = serveConsole(settings, { ...own, ...asks }, lifecycle);
  const edges = servedChannels.map((channel, index) => open(channel, port + index));
  await together(lifecycle, [serving, ...edges]);
}

function describeMigrations(count: number): string {
  return count === 0 ? 'Tables up to date' : `Tables set up (${count} migrations)`;
}
