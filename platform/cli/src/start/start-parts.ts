import path from 'node:path';
import {
  createEdge,
  createEdgeCache,
  createRendererClient,
  httpRegistryReader,
} from '@aangan/edge';
import { createRegistry, identifyOverHttp } from '@aangan/registry';
import { createSupervisor, listen as listenAt, socketOf } from '@aangan/render';
import { createLogger, ensureDataDir, secretFrom } from '@aangan/server';
import { seed } from 'api';
import type { StartSettings } from '../config.ts';
import { requireFreePorts } from './free-ports.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';
import { openApiStores, openRegistryStores } from './open-stores.ts';
import type { Progress } from './progress.ts';
import { requireDatabase } from './require-database.ts';
import { serveApi } from './serve-api.ts';
import { indexedChannel } from './served-channels.ts';
import { keepSwept } from './sweep.ts';

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
  const stores = await openApiStores(databaseUrl, dataDir, lifecycle);
  await seed({ ...stores, plan: settings.seed });
  const logger = createLogger({ name: 'aangan-api', level: settings.logLevel });
  const edgeSecret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const app = await serveApi(
    { settings, stores, dataDir, logger, edgeSecret, isAlone: false },
    lifecycle,
  );
  await listen(app, { host, port }, lifecycle);
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
  const { registry } = await openRegistryStores(databaseUrl, dataDir, lifecycle);
  const logger = createLogger({ name: 'aangan-registry', level: settings.logLevel });
  await keepSwept(registry.sweep, { isAlone: false, logger, lifecycle });
  const app = await createRegistry({ registry, identify: identifyOverHttp(apiUrl), logger });
  await listen(app, { host, port }, lifecycle);
  progress.say(`The registry is ready at http://${host}:${port}/platform/health`);
}

/** An edge alone, serving the channel that CHANNEL names: stateless, any number of processes. */
export async function startEdge(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, channel, publicUrl, apiUrl = '', registryUrl = '', rendererUrl } = settings;
  await requireFreePorts(host, [port]);
  const dataDir = await ensureDataDir(settings.dataDir);
  const logger = createLogger({ name: `aangan-edge-${channel}`, level: settings.logLevel });
  const cache = createEdgeCache({
    directory: path.join(dataDir, 'edge-cache'),
    maxBytes: settings.edgeCacheMegabytes * 1024 * 1024,
    onError: (error) => logger.warn(error, 'nothing can be kept in DATA_DIR'),
  });
  const reader = httpRegistryReader(new URL(registryUrl));
  const app = await createEdge({
    channel,
    reader,
    passThrough: { '/api': new URL(apiUrl), '/platform': new URL(registryUrl) },
    publicUrl: new URL(publicUrl),
    edgeSecret: settings.edgeSecret ?? (await secretFrom(dataDir, 'edge')),
    trustedProxies: settings.trustedProxies,
    cache,
    ...(rendererUrl && {
      renderer: createRendererClient({ url: rendererUrl, reader: cache.around(reader) }),
    }),
    logger,
    isIndexed: channel === indexedChannel,
  });
  await listen(app, { host, port }, lifecycle);
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
  const app = await createSupervisor({ logger });
  await lifecycle.opened(() => app.close(), 5_000);
  await listenAt(app, socket ?? { host, port });
  progress.say(`The renderer is ready at ${socket ? rendererUrl : `http://${host}:${port}`}`);
}
