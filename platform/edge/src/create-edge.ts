import { languageOf, reportsPath } from '@aangan/manifest';
import { startPath } from '@aangan/manifest/report-limits';
import { createServer, httpsOnly } from '@aangan/server/http';
import { forwardHeaders } from '@aangan/server/requests';
import { signVisitor, visitorHeader } from '@aangan/server/visitor';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { edgeAnswers } from './answer-errors.ts';
import { chooseComposition } from './composed/choose-composition.ts';
import { composedPages } from './composed/composed-pages.ts';
import { sessionCompositions } from './composed/session-compositions.ts';
import { compositionFiles } from './composition-files.ts';
import { type CurrentComposition, createCurrentComposition } from './current-composition.ts';
import { edgeHealth, edgeHealthPath } from './edge-health.ts';
import { edgeMetrics } from './edge-metrics.ts';
import type { EdgeOptions } from './edge-options.ts';
import { readPublicAnswer } from './first-data.ts';
import { createAnswerCache } from './page/answer-cache.ts';
import { isSwitchedOff } from './page/answer-page.ts';
import { createBadge } from './page/badge-element.ts';
import type { BuiltPage } from './page/build-page.ts';
import { createCompositionRests } from './page/composition-rest.ts';
import { createPageCache } from './page/page-cache.ts';
import type { PageSources } from './page/page-sources.ts';
import { pageRouteOf, pages } from './page/pages.ts';
import { watchChanges } from './page/watch-changes.ts';
import { handInProcess, type PassThroughTarget, proxyElsewhere } from './pass-through.ts';
import { releaseFiles } from './release-files.ts';
import { isReleasesHost, keepToReleases } from './releases-host.ts';
import { unrenderedLog } from './rendering/unrendered-log.ts';
import { createReports } from './reports/reports.ts';
import { securityFix } from './security-fix.ts';
import { asksForServiceWorker, refuseServiceWorkers } from './service-workers.ts';
import { siteFiles } from './site-files.ts';

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
  const isHttps = publicUrl.protocol === 'https:';
  const everyAnswer = { ...(isHttps && httpsOnly), ...(!isIndexed && outOfSearch) };
  const reader = cache ? cache.around(options.reader) : options.reader;
  const app = createServer({
    ...options,
    // A page has dozens of files, and a trace of each would be noise.
    beginsTrace: (url) => !url.startsWith('/releases/'),
    routeOf: pageRouteOf,
    isIntended: isSwitchedOff,
    answers: edgeAnswers(isHttps, (pathname) =>
      languageOf(pathname, current.known()?.shell.languages),
    ),
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
  const answers = createAnswerCache((error) => logger.error(error, 'the API cannot be asked'));
  const measured = edgeMetrics(metrics, pageCache);
  const logUnrendered = unrenderedLog(logger);
  const changes = watchChanges({
    caches: [pageCache, answers],
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
    const sources: Omit<PageSources, 'reports' | 'rests' | 'answers'> = {
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
    const badge = createBadge(channel, options.consoleUrl);
    const { warmUp, served } = pages(scope, {
      ...sources,
      badge: isIndexed ? undefined : badge,
      rests,
      current,
      reader,
      reports,
      cache: pageCache,
      answers,
      answersInstead: composedPages({
        compositions,
        sources: { ...sources, badge },
        onPage: () => measured.page('bypass'),
      }),
      openedBy: async (request) => {
        const choice = await chooseComposition(compositions, request, publicUrl);
        return choice.kind === 'composed' ? choice.link : null;
      },
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
