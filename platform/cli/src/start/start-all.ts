import path from 'node:path';
import { createEdge, createEdgeCache, createRendererClient, type EdgeCache } from '@aangan/edge';
import type { Channel } from '@aangan/manifest';
import { createRegistry, type Registry } from '@aangan/registry';
import {
  type Connection,
  createLogger,
  ensureDataDir,
  type Logger,
  lockDataDir,
  startEmbeddedPostgres,
} from '@aangan/server';
import { seed } from 'api';
import type { FastifyInstance } from 'fastify';
import type { StartSettings } from '../config.ts';
import { type BuiltApp, buildApps } from './build-apps.ts';
import { requireFreePorts } from './free-ports.ts';
import { identifyInProcess } from './identify-in-process.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';
import { type ApiStores, openApiStores, openRegistryStores } from './open-stores.ts';
import type { Progress } from './progress.ts';
import { publishBuilt } from './publish-built.ts';
import { readyMessage } from './ready-message.ts';
import { requireDatabase } from './require-database.ts';
import { runRenderer } from './run-renderer.ts';
import { serveApi } from './serve-api.ts';
import { channelAddresses, indexedChannel, servedChannels } from './served-channels.ts';
import { keepSwept } from './sweep.ts';
import { together } from './together.ts';

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
  await requireFreePorts(
    host,
    servedChannels.map((_channel, index) => port + index),
  );
  progress.say(`Aangan is starting (data in ${dataDir}).`);
  const logger = createLogger({ name: 'aangan', level: settings.logLevel });
  const { rendererUrl = await runRenderer({ logger, logLevel: settings.logLevel }, lifecycle) } =
    settings;

  const [stores, apps] = await together(lifecycle, [
    openStores(settings, dataDir, lifecycle, progress),
    progress.step(() => build(lifecycle.signal, progress), describeBuild),
  ]);
  const { notes } = await progress.step(
    () => publishBuilt(stores.registry, apps),
    (result) => `Releases published: ${result.fresh.join(', ') || 'none is new'}`,
  );
  for (const note of notes) {
    progress.say(`    ${note}`);
  }
  await serve({ ...settings, rendererUrl }, dataDir, { ...stores, logger }, lifecycle);
  progress.say(readyMessage(settings));
}

/** Builds the apps; a build that takes long is announced. */
async function build(signal: AbortSignal, progress: Progress): Promise<BuiltApp[]> {
  const explain = setTimeout(() => {
    progress.say('  … building shell and remotes: only what changed, so this takes long once');
  }, 2_500);
  try {
    return await buildApps(signal);
  } finally {
    clearTimeout(explain);
  }
}

interface Stores {
  api: ApiStores;
  registry: Registry;
}

async function openStores(
  settings: StartSettings,
  dataDir: string,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<Stores> {
  const connection = await progress.step(
    () => openConnection(settings, dataDir, lifecycle, progress),
    () => (settings.databaseUrl ? 'Database of DATABASE_URL' : 'Database (PostgreSQL) running'),
  );
  const [api, { registry }] = await progress.step(
    () =>
      together(lifecycle, [
        openApiStores(connection, dataDir, lifecycle),
        openRegistryStores(connection, dataDir, lifecycle),
      ]),
    ([{ applied }, platform]) => describeMigrations(applied.length + platform.applied.length),
  );
  if (settings.seed.kind !== 'none') {
    await progress.step(
      () => seed({ ...api, plan: settings.seed }),
      () => (settings.seed.kind === 'demo' ? 'Demo data there' : 'Generated data there'),
    );
  }
  return { api, registry };
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
  { logger, ...stores }: Stores & { logger: Logger },
  lifecycle: Lifecycle,
): Promise<void> {
  const { host, port, publicUrl, rendererUrl } = settings;
  const isAlone = settings.databaseUrl === undefined;
  const api = await serveApi({ settings, stores: stores.api, dataDir, logger, isAlone }, lifecycle);
  await keepSwept(stores.registry.sweep, { isAlone, logger, lifecycle });
  const registry = await createRegistry({
    registry: stores.registry,
    identify: identifyInProcess(api),
    logger,
    addresses: channelAddresses(settings),
  });
  await lifecycle.opened(() => registry.close(), 5_000);
  const cache = createEdgeCache({
    directory: path.join(dataDir, 'edge-cache'),
    maxBytes: settings.edgeCacheMegabytes * 1024 * 1024,
    onError: (error) => logger.warn(error, 'nothing can be kept in DATA_DIR'),
  });
  const open = async (channel: Channel, at: number) => {
    const edge = await openEdge({
      ...{ channel, api, registry, stores, publicUrl, rendererUrl, logger },
      // The registry is in this process: an earlier start's composition would only be an old one.
      cache: { ...cache, composition: async () => null },
      isDemo: settings.seed.kind === 'demo',
    });
    await listen(edge, { host, port: at }, lifecycle);
  };
  const edges = servedChannels.map((channel, index) => open(channel, port + index));
  await together(lifecycle, edges);
}

function openEdge(options: {
  channel: Channel;
  api: FastifyInstance;
  registry: FastifyInstance;
  stores: Stores;
  publicUrl: string;
  rendererUrl: string;
  isDemo: boolean;
  cache: EdgeCache;
  logger: Logger;
}): Promise<FastifyInstance> {
  const { channel, api, registry, stores, publicUrl, rendererUrl, isDemo, cache, logger } = options;
  return createEdge({
    channel,
    reader: stores.registry.reader,
    passThrough: {
      '/api': api.routing,
      ...(isDemo && { '/sandbox': api.routing }),
      '/platform': registry.routing,
    },
    publicUrl: new URL(publicUrl),
    cache,
    renderer: createRendererClient({ url: rendererUrl, reader: stores.registry.reader }),
    logger: logger.child({ channel }),
    isIndexed: channel === indexedChannel,
  });
}

function describeBuild(apps: readonly BuiltApp[]): string {
  const built = apps.filter((app) => app.built).map((app) => app.name);
  return built.length > 0
    ? `Built: ${built.join(', ')}`
    : `Built already: ${apps.map((app) => app.name).join(', ')}`;
}

function describeMigrations(count: number): string {
  return count === 0 ? 'Tables up to date' : `Tables set up (${count} migrations)`;
}
