import type { Channel, RegistryReader, Renderer } from '@aangan/manifest';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeCache } from './cache/edge-cache.ts';
import type { PassThrough } from './pass-through.ts';
import type { ReportSettings } from './reports/reports.ts';
import type { WatchChannel } from './watch-channel.ts';

/** What an edge needs to serve one channel. */
export interface EdgeOptions {
  channel: Channel;
  reader: RegistryReader;
  /** Reports changes of the channel; without it, or while it reports nothing, the composition is read each second. */
  watchChannel?: WatchChannel | undefined;
  /** The servers of /api, /platform and, in demo mode, /sandbox. */
  passThrough: PassThrough;
  /** The site's public address; with https, browsers are told to use nothing else. */
  publicUrl: URL;
  /** Where visitors' pages ask for the files of releases: an origin that answers nothing else. Unset: the site's own. */
  releasesUrl?: URL | undefined;
  /** Signs the visitor's address for an API in another process; unset where the API sees visitors itself. */
  edgeSecret?: string | undefined;
  /** Addresses or networks, separated by commas, of proxies before this edge, whose X-Forwarded-For is trusted. */
  trustedProxies?: string | undefined;
  /**
   * Where files and the composition are stored so that they survive restarts and a registry outage; unset: memory only.
   */
  cache?: EdgeCache | undefined;
  /** Renders public pages; unset, pages are sent with an empty root. The edge closes it. */
  renderer?: Renderer | undefined;
  /** How often the edge looks for compositions whose releases the renderer has not loaded yet, in milliseconds. */
  warmUpEveryMs?: number;
  /** Size limit of the cache of rendered pages in memory, in bytes. */
  pageCacheBytes?: number;
  /** Size limit of the cache of release files in memory, in bytes. */
  fileCacheBytes?: number;
  /** How long a registry in another process may take to begin its answer to GET and HEAD; by default 8 seconds. */
  registryReadsWithinMs?: number;
  /** What compose links are signed with; unset, they are refused. */
  composeSecret?: string | undefined;
  /**
   * Whether compositions open only in browsers that they were handed over to. Set for the channel that visitors see.
   */
  composeNeedsGrant?: boolean;
  /**
   * Origins whose pages may hand over compositions, and origins that links may name as servers of the visitor's
   * computer.
   */
  trustedOrigins?: readonly string[];
  /** The console's address, to which the badge of pages links; unset, it has no links. */
  consoleUrl?: URL | undefined;
  /** Takes the reports of pages and sends them to the server of /platform; unset, pages report nothing. */
  reports?: ReportSettings | undefined;
  logger: FastifyBaseLogger;
  /** Where requests, the page cache and failures of rendering are counted. */
  metrics?: Metrics | undefined;
  /** Makes the spans of requests; unset, nothing is traced. */
  tracer?: Tracer | undefined;
  /** Whether search engines may list the pages: only on the channel that visitors see. */
  isIndexed: boolean;
}
