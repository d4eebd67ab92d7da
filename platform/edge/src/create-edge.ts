import { type Channel, type RegistryReader, type Renderer, reportsPath } from '@aangan/manifest';
import { startPath } from '@aangan/manifest/report-limits';
import { createServer } from '@aangan/server/http';
import type { Metrics } from '@aangan/server/metrics';
import { forwardHeaders } from '@aangan/server/requests';
import type { Tracer } from '@aangan/server/tracing';
import { signVisitor, visitorHeader } from '@aangan/server/visitor';
import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { edgeAnswers } from './answer-errors.ts';
import type { EdgeCache } from './cache/edge-cache.ts';
import { composedPages } from './composed/composed-pages.ts';
import { sessionCompositions } from './composed/session-compositions.ts';
import { compositionFiles } from './composition-files.ts';
import { type CurrentComposition, createCurrentComposition } from './current-composition.ts';
import { edgeHealth, edgeHealthPath } from './edge-health.ts';
import { edgeMetrics } from './edge-metrics.ts';
import { readPublicAnswer } from './first-data.ts';
import { isSwitchedOff } from './page/answer-page.ts';
import type { BuiltPage, PageSources } from './page/build-page.ts';
import { createCompositionRests } from './page/composition-rest.ts';
import { createPageCache } from './page/page-cache.ts';
import { pageRouteOf, pages } from './page/pages.ts';
import { watchChanges } from './page/watch-changes.ts';
import {
  handInProcess,
  type PassThrough,
  type PassThroughTarget,
  proxyElsewhere,
} from './pass-through.ts';
import { releaseFiles } from './release-files.ts';
import { isReleasesHost, keepToReleases } from './releases-host.ts';
import { unrenderedLog } from './rendering/unrendered-log.ts';
import { createReports, type ReportSettings } from './reports/reports.ts';
import { securityFix } from './security-fix.ts';
import { asksForServiceWorker, refuseServiceWorkers } from './service-workers.ts';
import { siteFiles } from './site-files.ts';
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

/** Default size limit of each in-memory cache, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

/** How long the registry may take to begin its answer to a change, in milliseconds: it checks the releases first. */
const gateWithinMs = 115_000;

/** Search engines must not list a staging site beside the real one: pages, files and answers of the API. */
const outOfSearch = { 'x-robots-tag': 'noindex' };

/**
 * The edge: serves the site of one channel. HTML with the composition inlined, immutable release files,
 * security headers, API and registry passed through. Any number may run: what it keeps is a cache.
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { channel, passThrough, publicUrl, releasesUrl, logger, edgeSecret, cache } = options;
  const { renderer, isIndexed, pageCacheBytes = cacheBytes, fileCacheBytes = cacheBytes } = options;
  const everyAnswer: Record<string, string> = isIndexed ? {} : outOfSearch;
  const reader = cache ? cache.around(options.reader) : options.reader;
  const app = createServer({
    ...options,
    // A page has dozens of files, and a trace of each would be noise.
    beginsTrace: (url) => !url.startsWith('/releases/'),
    routeOf: pageRouteOf,
    isIntended: isSwitchedOff,
    answers: edgeAnswers(publicUrl.protocol === 'https:'),
    handBefore: handInProcess(passThrough, {
      onWritten: () => changes.written(),
      headers: everyAnswer,
      own: [edgeHealthPath, ...(options.reports ? [reportsPath, startPath] : [])],
      answersAll: (headers) =>
        isReleasesHost(headers, releasesUrl) || asksForServiceWorker(headers),
    }),
  });
  const { metrics, tracer } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everyAnswer);
  });
  keepToReleases(app, releasesUrl);
  refuseServiceWorkers(app);
  if (cache) app.addHook('onClose', () => cache.settled());
  const current = createCurrentComposition({
    channel,
    reader,
    ...(cache && { kept: () => cache.composition(channel) }),
    onError: (error) => {
      measured.registryUnread();
      logger.warn(error, 'the registry cannot be read: serving the last composition');
    },
  });
  const unwatch = options.watchChannel?.(() => void current.refresh());
  app.addHook('onClose', async () => unwatch?.());
  edgeHealth(app, { channel, current });
  const pageCache = createPageCache<BuiltPage>({
    maxBytes: pageCacheBytes,
    onError: (error) => logger.error(error, 'a page cannot be made again'),
  });
  const measured = edgeMetrics(metrics, pageCache);
  const logUnrendered = unrenderedLog(logger);
  const changes = watchChanges({
    cache: pageCache,
    ask: (after) => readChanges(current, passThrough['/api'], after),
  });
  app.addHook('onClose', async () => {
    changes.close();
    await renderer?.close();
  });
  await proxyElsewhere(app, passThrough, {
    sign: ({ ip }): Record<string, string> =>
      edgeSecret
        ? {
            ...forwardHeaders(),
            [visitorHeader]: signVisitor(ip, edgeSecret, { isStaging: !isIndexed }),
          }
        : {},
    readWithinMs: { '/platform': options.registryReadsWithinMs ?? 8_000 },
    writeWithinMs: { '/platform': gateWithinMs },
  });
  const registry = passThrough['/platform'];
  const { composeSecret: secret } = options;
  const compositions =
    registry && secret
      ? sessionCompositions({
          channel,
          secret,
          needsGrant: options.composeNeedsGrant ?? false,
          trustedOrigins: options.trustedOrigins ?? [],
          site: publicUrl,
          reader,
          registry,
        })
      : undefined;
  releaseFiles(app, {
    current,
    reader,
    compositions,
    publicUrl,
    releasesUrl,
    memoryBytes: fileCacheBytes,
  });
  securityFix(app, { current });
  const reports =
    options.reports && registry
      ? await createReports(app, {
          ...options.reports,
          channel,
          registry,
          metrics,
        })
      : undefined;
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    siteFiles(scope, { current, reader, api: passThrough['/api'] });
    const sources: Omit<PageSources, 'reports' | 'rests'> = {
      api: passThrough['/api'],
      renderer,
      site: publicUrl,
      now: Date.now,
      isTraced: tracer !== undefined,
      onUnrendered: (page) => {
        measured.unrendered(page);
        logUnrendered(page);
      },
    };
    const rests = createCompositionRests();
    const { warmUp, served } = pages(scope, {
      ...sources,
      rests,
      current,
      reader,
      reports,
      cache: pageCache,
      answersInstead: composedPages({
        compositions,
        sources,
        onPage: () => measured.page('bypass'),
      }),
      releasesOrigin: releasesUrl?.origin,
      refreshed: () => changes.refreshed(),
      onPage: measured.page,
    });
    compositionFiles(scope, { rests, current, served });
    if (renderer) repeat(app, () => warmUp(), options.warmUpEveryMs ?? 1_000);
  });
  return app;
}

/** Runs `work` repeatedly until the edge is closed; runs never overlap. */
function repeat(app: FastifyInstance, work: () => Promise<void>, everyMs: number): void {
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    work()
      .catch((error: unknown) => app.log.warn(error, 'the renderer could not be prepared'))
      .finally(() => {
        isWorking = false;
      });
  }, everyMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** The list of changes that the served shell declares, read from the API as a guest. */
async function readChanges(
  current: CurrentComposition,
  api: PassThroughTarget | undefined,
  after: string | undefined,
): Promise<unknown> {
  const address = (await current.get())?.shell.changes;
  if (!address || !api) return null;
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  return readPublicAnswer(address + query, api);
}
