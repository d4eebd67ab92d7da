import {
  createEdge,
  createRendererClient,
  type EdgeCache,
  type ReportSettings,
} from '@aangan/edge';
import type { Channel } from '@aangan/manifest';
import type { Registry } from '@aangan/registry';
import type { Logger } from '@aangan/server';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import { throughStaging } from '@aangan/server/visitor';
import type { FastifyInstance } from 'fastify';
import { indexedChannel } from './served-channels.ts';

interface InnerEdge {
  channel: Channel;
  api: FastifyInstance;
  registry: FastifyInstance;
  releases: Registry;
  publicUrl: string;
  releasesUrl: string | undefined;
  rendererUrl: string;
  trustedProxies: string | undefined;
  reports: ReportSettings;
  composeSecret: string;
  trustedOrigins: readonly string[];
  isDemo: boolean;
  cache: EdgeCache;
  logger: Logger;
  metrics: Metrics | undefined;
  tracer: Tracer | undefined;
}

/** What each cache may hold of a channel that integrators and teams open, in bytes: it shares its process with visitors. */
const innerCacheBytes = 16 * 1024 * 1024;

/** The edge of a channel in the process that its API and registry are in: it asks them without a network. */
export function openInnerEdge(options: InnerEdge): Promise<FastifyInstance> {
  const { channel, api, registry, releases, publicUrl, rendererUrl, isDemo, cache, logger } =
    options;
  const { trustedProxies, reports, composeSecret, trustedOrigins, metrics, tracer } = options;
  const { releasesUrl } = options;
  return createEdge({
    channel,
    reader: releases.reader,
    watchChannel: (onChange) => releases.changes.watch(channel, onChange),
    passThrough: {
      '/api': channel === indexedChannel ? api.routing : throughStaging(api.routing),
      ...(isDemo && { '/sandbox': api.routing }),
      '/platform': registry.routing,
    },
    publicUrl: new URL(publicUrl),
    releasesUrl: releasesUrl && channel === indexedChannel ? new URL(releasesUrl) : undefined,
    ...{ cache, trustedProxies, reports, composeSecret, trustedOrigins },
    composeNeedsGrant: channel === indexedChannel,
    ...(channel !== indexedChannel && {
      pageCacheBytes: innerCacheBytes,
      fileCacheBytes: innerCacheBytes,
    }),
    renderer: createRendererClient({ url: rendererUrl, reader: releases.reader }),
    logger: logger.child({ channel }),
    ...{ metrics, tracer },
    isIndexed: channel === indexedChannel,
  });
}
