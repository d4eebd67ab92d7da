import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';
import { type RequestMetrics, requestMetrics } from '../metrics/request-metrics.ts';
import { inRequest, type RequestContext } from './current-request.ts';
import { requestIdFrom, requestIdHeader, signRequestId } from './request-id.ts';

/** Options of a Fastify server whose requests have ids: `fastify({ ...identifyRequests(edgeSecret) })`. */
export function identifyRequests(edgeSecret: string | undefined) {
  return {
    genReqId: ({ headers }: IncomingMessage) => requestIdFrom(headers[requestIdHeader], edgeSecret),
    // The logger itself adds the id, also to what is logged further down, so a child that adds it would do so twice.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  };
}

interface Options {
  /** EDGE_SECRET, with which the id is passed on to other processes. */
  edgeSecret?: string | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** The pattern of the route that was answered, where the server knows it better than its router. */
  routeOf?: (request: FastifyRequest) => string | undefined;
}

const contexts = new WeakMap<FastifyRequest, RequestContext>();

/**
 * Gives every request its context, answers with its id as `x-request-id`, and counts and logs its answer by the
 * route's pattern: addresses can hold names, links and secrets. Call it before routes are added.
 */
export function observeRequests(app: FastifyInstance, options: Options = {}): void {
  const { edgeSecret, metrics, routeOf = () => undefined } = options;
  const measured: RequestMetrics | undefined = metrics && requestMetrics(metrics);
  app.addHook('onRequest', (request, reply, done) => {
    const context: RequestContext = {
      id: request.id,
      route: request.is404 ? undefined : request.routeOptions.url,
      forward: edgeSecret ? { [requestIdHeader]: signRequestId(request.id, edgeSecret) } : {},
    };
    contexts.set(request, context);
    reply.header('x-request-id', request.id);
    inRequest(context, done);
  });
  // Reading a body goes on in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) inRequest(context, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request);
    const answered = answerOf(request, reply, routeOf(request) ?? context?.route);
    measured?.answered(answered);
    const log = () => {
      request.log.info(answered, 'request answered');
      done();
    };
    if (context) inRequest(context, log);
    else log();
  });
}

function answerOf(request: FastifyRequest, reply: FastifyReply, route: string | undefined) {
  return {
    method: request.method,
    route,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
  };
}
