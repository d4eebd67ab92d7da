import path from 'node:path';
import { createEdge, createEdgeCache, createRendererClient } from '@aangan/edge';
import type { Channel } from '@aangan/manifest';
import { behindProxyMs, listen } from '../start/listen.ts';
import { consoleAddress, indexedChannel, servedChannels } from '../start/served-channels.ts';
import { together } from '../start/together.ts';
import { trustedOriginsOf } from '../start/trusted-origins.ts';
import { definePart, type Needed, type Start } from './part.ts';

declare module './part.ts' {
  interface Provided {
    edge: undefined;
  }
}

type Needs = 'data' | 'metrics' | 'traces' | 'api' | 'registry' | 'renderer' | 'releases';

/**
 * The size limit of each cache for a channel that only integrators and teams open, in bytes, if its edge shares a
 * process with the visitors' channel.
 */
const innerCacheBytes = 16 * 1024 * 1024;

/** Serves the channel that CHANNEL names, any number of processes; a whole site serves each on a port of its own. */
export const part = definePart('edge', {
  needs: ['data', 'metrics', 'traces', 'api', 'registry', 'renderer', 'releases'],
  ports: ({ isWhole, settings: { port } }) =>
    isWhole ? servedChannels.map((_channel, index) => port + index) : [port],
  run: async (start, needed) => {
    const { settings, isWhole, lifecycle, progress } = start;
    const { host, port, channel } = settings;
    // Read now, so that the renderer starts while apps are built.
    void needed.renderer;
    await needed.releases;
    if (isWhole) {
      const open = (one: Channel, index: number) => serve(start, needed, one, port + index);
      await together(lifecycle, servedChannels.map(open));
    } else {
      await serve(start, needed, channel, port);
      progress.say(`The ${channel} channel is ready at http://${host}:${port}`);
    }
    return undefined;
  },
});

async function serve(start: Start, needed: Needed<Needs>, channel: Channel, port: number) {
  const { settings, isWhole, lifecycle } = start;
  const [data, traces, api] = await Promise.all([needed.data, needed.traces, needed.api]);
  const [registry, rendererUrl] = await Promise.all([needed.registry, needed.renderer]);
  const { dataDir, edgeSecret } = data;
  const { host, publicUrl, releasesUrl, samplePercent, trustedProxies } = settings;
  const logger = isWhole ? start.logger.child({ channel }) : start.logger;
  const isIndexed = channel === indexedChannel;
  const kept = createEdgeCache({
    directory: path.join(dataDir, 'edge-cache'),
    maxBytes: settings.edgeCacheMegabytes * 1024 * 1024,
    onError: (error) => logger.warn(error, 'nothing can be kept in DATA_DIR'),
  });
  // With the registry in the same process, a stored composition could only be outdated, and its releases are available.
  const cache = registry.own ? { ...kept, composition: async () => null } : kept;
  const reader = registry.own ? registry.reader : kept.around(registry.reader);
  const consoleUrl = isWhole ? consoleAddress(settings) : settings.consoleUrl;
  const app = await createEdge({
    channel,
    reader: registry.reader,
    cache,
    trustedProxies,
    isIndexed,
    logger,
    watchChannel: registry.watch(channel),
    passThrough: {
      '/api': api.targetOf(channel),
      ...(isWhole && settings.seed.kind === 'demo' && { '/sandbox': api.targetOf(channel) }),
      '/platform': registry.target,
    },
    publicUrl: new URL(publicUrl),
    releasesUrl: releasesUrl && (isIndexed || !isWhole) ? new URL(releasesUrl) : undefined,
    ...(api.isElsewhere && { edgeSecret }),
    reports: { secret: edgeSecret, samplePercent },
    composeSecret: edgeSecret,
    composeNeedsGrant: isIndexed,
    trustedOrigins: trustedOriginsOf({ ...settings, consoleUrl }),
    consoleUrl: consoleUrl ? new URL(consoleUrl) : undefined,
    ...(rendererUrl && { renderer: createRendererClient({ url: rendererUrl, reader }) }),
    ...(isWhole &&
      !isIndexed && { pageCacheBytes: innerCacheBytes, fileCacheBytes: innerCacheBytes }),
    metrics: (await needed.metrics).part(`edge-${channel}`),
    tracer: traces.part(`edge-${channel}`),
  });
  const letGoMs = isWhole ? 0 : behindProxyMs;
  await listen(app, { host, port }, lifecycle, { letGoMs });
}
