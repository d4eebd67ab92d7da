import {
  isFailure,
  isOutcome,
  parsePageReports,
  reportLimits,
  reportsPath,
} from '@aangan/manifest';
import type { FastifyInstance } from 'fastify';
import { isRobot } from '../visitor/visitor-id.ts';
import { cleanText } from './clean-text.ts';
import { deviceOf } from './device-of.ts';
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

/**
 * `POST /platform/reports`: what pages report. The answer does not say what becomes of a report, and is sent before the
 * report is stored anywhere.
 */
export function reportRoutes(app: FastifyInstance, options: Options): void {
  const { ids, queue, secret, perMinute = 120 } = options;
  const isWithinRate = createRateLimit({ max: perMinute });

  app.removeAllContentTypeParsers();
  // A page that is being left sends plain text: any other type would need a CORS preflight.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(reportsPath, { bodyLimit: reportLimits.bytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const network = networkKey(request.ip, secret);
    if (!isWithinRate(network)) {
      return reply.code(429).header('retry-after', '60').send({ detail: 'Too many reports.' });
    }
    const sent = parsePageReports(String(request.body ?? ''));
    if (!sent) return reply.code(400).send({ detail: 'The reports are malformed.' });
    const known = ids.read(sent.page);
    if (!known) return reply.code(403).send({ detail: 'The page is not known here, or too old.' });
    const { language, came, ...view } = known;
    const userAgent = request.headers['user-agent'];
    const failures = sent.reports.filter(isFailure);
    for (const failure of failures.slice(0, reportLimits.failures)) {
      const { message, stack } = failure;
      queue.failed({
        ...failure,
        message: cleanText(message, reportLimits.message),
        ...(stack !== undefined && { stack: cleanText(stack, reportLimits.stack) }),
        ...view,
        network,
        isServer: false,
        engine: engineOf(userAgent),
      });
    }
    const { page, composition, revision, visitor } = view;
    const about = { page, composition };
    const by = { network, revision, ...(visitor && { visitor }) };
    // Robots get the stable releases only, from computers of their own: they are compared with nothing.
    const visit = isRobot(userAgent)
      ? {}
      : { visit: { ...by, device: deviceOf(userAgent), ...(came && { came }) } };
    for (const report of sent.reports) {
      if (isFailure(report)) continue;
      if (isOutcome(report)) queue.reached({ ...report, ...about, ...by });
      else queue.measured({ ...report, ...about, ...(language && { language }), ...visit });
    }
    return reply.code(204).send();
  });
}
