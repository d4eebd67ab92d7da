import { ReleaseId, reportLimits, shellName } from '@aangan/manifest';
import { startPath } from '@aangan/manifest/report-limits';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { isRobot } from '../visitor/visitor-id.ts';
import { cleanText } from './clean-text.ts';
import { engineOf } from './engine-of.ts';
import { networkKey } from './network-key.ts';
import type { PageIds } from './page-id.ts';
import { createRateLimit } from './rate-limit.ts';
import type { ReportQueue } from './report-queue.ts';

interface Options {
  ids: PageIds;
  queue: ReportQueue;
  secret: string;
  /** Requests of one network in a minute. */
  perMinute?: number;
}

/** In characters. */
const maxBody = reportLimits.page + reportLimits.message + 100;

/**
 * `POST /platform/reports/start`: whether a page has started. Every page view sends it, so it has a rate limit of its
 * own and does not use up that of other reports.
 */
export function startRoute(
  app: FastifyInstance,
  { ids, queue, secret, perMinute = 120 }: Options,
): void {
  const isWithinRate = createRateLimit({ max: perMinute });

  app.post(startPath, { bodyLimit: 4 * maxBody }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const network = networkKey(request.ip, secret);
    if (!isWithinRate(network)) {
      return reply.code(429).header('retry-after', '60').send({ detail: 'Too many reports.' });
    }
    const [id = '', release, ...reason] = String(request.body ?? '')
      .slice(0, maxBody)
      .split(' ');
    const known = ids.read(id);
    if (!known) return reply.code(403).send({ detail: 'The page is not known here, or too old.' });
    const userAgent = request.headers['user-agent'];
    const engine = engineOf(userAgent);
    const { language: _spoken, came: _before, ...view } = known;
    if (release === undefined) {
      const { page: _page, isLate, ...start } = view;
      if (!isLate && !isRobot(userAgent)) queue.started({ ...start, network, engine });
      return reply.code(204).send();
    }
    if (!Value.Check(ReleaseId, release)) {
      return reply.code(400).send({ detail: 'The report is malformed.' });
    }
    queue.failed({
      ...view,
      network,
      engine,
      isServer: false,
      kind: 'not-started',
      name: shellName,
      release,
      route: '/*',
      message: cleanText(reason.join(' '), reportLimits.message),
    });
    return reply.code(204).send();
  });
}
