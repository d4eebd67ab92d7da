import { join } from 'node:path';
import { type Ask, askInProcess, askOverHttp } from '@aangan/console-api';
import {
  httpRegistryReader,
  type PassThroughTarget,
  type WatchChannel,
  watchOverHttp,
} from '@aangan/edge';
import type { RegistryReader } from '@aangan/manifest';
import { createRegistry, type Registry } from '@aangan/registry';
import { observePool } from '@aangan/server/metrics';
import { behindProxyMs, listen } from '../start/listen.ts';
import { openRegistryStores } from '../start/open-stores.ts';
import { publishSdk } from '../start/publish-sdk.ts';
import { runRegistryJobs } from '../start/run-registry-jobs.ts';
import { channelAddresses, consoleAddress, indexedChannel } from '../start/served-channels.ts';
import { statementObservers } from '../start/statement-observers.ts';
import { keepSwept } from '../start/sweep.ts';
import { trustedOriginsOf } from '../start/trusted-origins.ts';
import type { StartSettings } from '../start-settings.ts';
import { describeMigrations, told } from './api.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    registry: {
      /** What edges read of it. */
      reader: RegistryReader;
      watch: (channel: string) => WatchChannel;
      ask: Ask;
      /** The target to which edges pass the registry's requests. */
      target: PassThroughTarget;
      /** Undefined if the registry is another process. */
      own: Registry | undefined;
    };
  }
}

/** Keeps releases and channels: stateless, any number of processes on one database and one shared DATA_DIR. */
export const part = definePart('registry', {
  needs: ['data', 'metrics', 'traces', 'database', 'checker', 'api'],
  ports: ({ isWhole, settings: { port } }) => (isWhole ? [] : [port]),
  run: async (start, { data, metrics, traces, database, checker, api }) => {
    const { settings, isWhole, logger, lifecycle, progress } = start;
    const { dataDir, edgeSecret } = await data;
    const counted = (await metrics).part('registry');
    const tracer = (await traces).part('registry');
    const { slowQueryMs } = settings;
    const observers = statementObservers({ metrics: counted, tracer, logger, slowQueryMs });
    const { readApi, askApi, identify } = await api;
    const connection = await database;
    const asks = { checkerUrl: await checker, readApi, askApi, edgeSecret, observers, logger };
    const { registry, database: tables } = await told(
      start,
      () => openRegistryStores(settings, connection, dataDir, lifecycle, asks),
      ({ applied }) => `Tables of the platform ${describeMigrations(applied)}`,
    );
    if (counted) observePool(counted, tables.pool);
    const isAlone = isWhole && settings.databaseUrl === undefined;
    await keepSwept(registry.sweep, { isAlone, logger, lifecycle });
    const jobs = { registry, settings, connection, database: tables, dataDir, logger, tracer };
    await runRegistryJobs(jobs, lifecycle);
    const addresses = isWhole ? channelAddresses(settings) : namedAddresses(settings);
    const published = await publishSdk(registry, addresses[indexedChannel]).catch((error) => {
      // The site is served without them, as before the first ones were built.
      logger.error(error, 'the packages for repositories of teams cannot be published');
      return undefined;
    });
    if (published) progress.say(`  ✓ ${published}`);
    const consoleUrl = isWhole ? consoleAddress(settings) : settings.consoleUrl;
    const app = await createRegistry({
      registry,
      identify,
      logger,
      metrics: counted,
      tracer,
      edgeSecret,
      consoleUrl,
      docs: join(import.meta.dirname, '../../../docs'),
      addresses,
      visitorsChannel: indexedChannel,
      trustedOrigins: trustedOriginsOf({ ...settings, consoleUrl }),
    });
    if (isWhole) {
      await lifecycle.opened(() => app.close(), 5_000);
    } else {
      const { host, port } = settings;
      await listen(app, { host, port }, lifecycle, { letGoMs: behindProxyMs });
      progress.say(`The registry is ready at http://${host}:${port}/platform/health`);
    }
    return {
      reader: registry.reader,
      watch: (channel) => (onChange) => registry.changes.watch(channel, onChange),
      ask: askInProcess(app),
      target: app.routing,
      own: registry,
    };
  },
  reach: async ({ settings: { registryUrl = '' } }, { data }) => {
    const { edgeSecret: secret } = await data;
    const url = new URL(registryUrl);
    return {
      reader: httpRegistryReader(url, secret),
      watch: (channel) => watchOverHttp({ registry: url, channel, secret }),
      ask: askOverHttp(registryUrl, secret),
      target: url,
      own: undefined,
    };
  },
});

/** Where the site of each channel is, as settings say. */
function namedAddresses({ publicUrl, port, channelUrls }: StartSettings): Record<string, string> {
  // Without PUBLIC_URL the setting is the registry's own address, which is not the site's.
  const isSiteNamed = publicUrl !== `http://localhost:${port}`;
  return { ...(isSiteNamed && { [indexedChannel]: publicUrl }), ...channelUrls };
}
