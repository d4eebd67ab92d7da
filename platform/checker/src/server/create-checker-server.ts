import { probeContainment } from '@aangan/render/contained-process';
import { createServer } from '@aangan/server/http';
import { describeApi } from '@aangan/server/openapi';
import { createTeamQueue } from '@aangan/server/team-queue';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { findBrowser } from '../boot/find-browser.ts';
import { type CheckerOptions, createChecker } from '../create-checker.ts';
import { Lives, Well } from './answers.ts';
import { checkRoutes } from './check-routes.ts';
import { createFileCache } from './file-cache.ts';

export interface CheckerServerOptions extends CheckerOptions {
  logger: FastifyBaseLogger;
  /** Checks that run at the same time, each of another team. */
  atOnce?: number;
  /** Checks of one team that may wait. */
  perTeam?: number;
}

/** Types and server modules of a whole composition, in bytes. */
const maxOrderBytes = 64 * 1024 * 1024;
/**
 * Size limit of the cache of release files, in bytes: most files of a composition are the same as in the previous
 * check.
 */
const keptFileBytes = 128 * 1024 * 1024;
/** Checks that may wait. */
const maxWaiting = 64;

/**
 * The checker's HTTP server, ready to listen. All of its state can be sent again by registries, so any number may run,
 * and each may end at any time.
 */
export async function createCheckerServer(options: CheckerServerOptions): Promise<FastifyInstance> {
  const { logger, atOnce = 2, perTeam = 8 } = options;
  const { containment = probeContainment() } = options;
  for (const gap of containment.gaps) logger.warn(`Releases' code is not contained: ${gap}`);
  const { engines = [] } = options;
  const checker = createChecker({ ...options, containment, engines });
  const queue = createTeamQueue({ atOnce, perTeam, total: maxWaiting });
  const app = createServer({ logger, maxBodyBytes: maxOrderBytes, givesUpAtStop: true });
  app.addHook('onClose', async () => checker.close());
  await describeApi(app, {
    title: 'Aangan checker API',
    description:
      'Checks of what releases would do together. For registries: it asks nobody who they are, and is reached by them only.',
  });
  await app.register(checkRoutes, { checker, queue, files: createFileCache(keptFileBytes) });

  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'liveness',
        summary: 'Liveness: 200 while the process answers',
        response: { 200: Lives },
      },
    },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/health',
    {
      schema: {
        operationId: 'readiness',
        summary: 'Readiness: 200 while checks are made, with what they cannot do here',
        response: { 200: Well },
      },
    },
    async () => ({
      status: 'ok',
      notContained: containment.gaps,
      waiting: queue.waiting,
      browser: describeBrowser(options.browser),
      engines: engines.map(({ program }) => program),
    }),
  );
  await app.ready();
  return app;
}

/** The path of Chromium, or what to do if there is none. */
function describeBrowser(named: string | undefined): string {
  try {
    return findBrowser(named);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
