import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';
import { type RequestMetrics, requestMetrics } from '../metrics/request-metrics.ts';
import { currentRequest, inRequest, type RequestContext } from '../requests/current-request.ts';
import { methodOf } from '../requests/method-of.ts';
import { requestIdHeader, signRequestId } from '../requests/request-id.ts';
import { currentSpan, inSpan } from '../tracing/current-span.ts';
import type { Span, Tracer } from '../tracing/span.ts';

/** What is recorded about each request, and where. */
export interface ObserveOptions {
  /** EDGE_SECRET, which signs the request id for other processes. */
  edgeSecret?: string | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** Makes a span of each request: below the caller's span, or as a new trace. */
  tracer?: Tracer | undefined;
  /** Whether a request to this address may begin a trace. Default: every request. */
  beginsTrace?: (url: string) => boolean;
  /** The pattern of the route that was answered, where the server knows it better than its router. */
  routeOf?: (request: FastifyRequest) => string | undefined;
  /** Whether an answer of 500 or more is intended, such as that of a page that was switched off. */
  isIntended?: (request: FastifyRequest) => boolean;
}

/** The context and the span of a request. */
interface Observed {
  context: RequestContext;
  span: Span | undefined;
}

/** Of a request that a page sends of its own accord while nobody uses it, as `@aangan/endpoint/attendance` says. */
const unattendedHeader = 'x-unattended';

const observed = new WeakMap<FastifyRequest, Observed>();

/**
 * Gives every request its context, answers with its id as `x-request-id`, and counts and logs its answer by the
 * route's pattern: addresses can hold names, links and secrets.
 */
export function observeRequests(app: FastifyInstance, options: ObserveOptions = {}): void {
  const { edgeSecret, metrics, tracer, routeOf = () => undefined, isIntended } = options;
  const measured: RequestMetrics | undefined = metrics && requestMetrics(metrics);
  app.addHook('onRequest', (request, reply, done) => {
    const isUnattended =
      request.headers[unattendedHeader] !== undefined || currentRequest()?.isUnattended === true;
    const context: RequestContext = {
      id: request.id,
      route: request.is404 ? undefined : request.routeOptions.url,
      isUnattended,
      // An unsigned id is accepted only by processes that visitors cannot reach.
      forward: {
        [requestIdHeader]: edgeSecret ? signRequestId(request.id, edgeSecret) : request.id,
        ...(isUnattended && { [unattendedHeader]: '1' }),
      },
    };
    const span = tracer && startSpan(tracer, request, options);
    observed.set(request, { context, span });
    reply.header('x-request-id', request.id);
    if (span) {
      endWhenLeft(span, reply, {
        method: request.method,
        route: routeOf(request) ?? context.route,
      });
    }
    work({ context, span }, done);
  });
  // After the body is read, code runs in the context of the connection: restore that of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const known = observed.get(request);
    if (known) work(known, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const known = observed.get(request);
    const answered = answerOf(request, reply, routeOf(request) ?? known?.context.route);
    const hasFailed = answered.status >= 500 && !isIntended?.(request);
    measured?.answered({ ...answered, hasFailed });
    endSpan(known?.span, { ...answered, hasFailed });
    const log = () => {
      request.log.info(answered, 'request answered');
      done();
    };
    if (known) work(known, log);
    else log();
  });
}

function work({ context, span }: Observed, begin: () => void): void {
  inRequest(context, () => (span ? inSpan(span, begin) : begin()));
}

/** A span below that of the caller (this process, another process of the site, or a page), or in a new trace. */
function startSpan(
  tracer: Tracer,
  { id, method, headers, url }: FastifyRequest,
  { beginsTrace = () => true }: ObserveOptions,
): Span | undefined {
  const parent = currentSpan() ?? tracer.contextOf(headers);
  if (!parent && !beginsTrace(url)) return undefined;
  const attributes = { method: methodOf(method), requestId: id };
  return tracer.start({ name: attributes.method, kind: 'server', attributes }, parent);
}

/** Ends the span of a request that the client aborts: `onResponse` is then never called. */
function endWhenLeft(span: Span, { raw }: FastifyReply, asked: Pick<Answered, 'method' | 'route'>) {
  raw.once('close', () => {
    if (raw.writableFinished) return;
    const attributes = { route: asked.route, errorType: 'aborted' };
    span.end({ name: nameOf(asked), hasFailed: true, attributes });
  });
}

/** The name of a span: the method and the route's pattern. */
const nameOf = ({ method, route }: Pick<Answered, 'method' | 'route'>) =>
  route ? `${methodOf(method)} ${route}` : methodOf(method);

function endSpan(
  span: Span | undefined,
  { method, route, status, hasFailed }: Answered & { hasFailed: boolean },
): void {
  if (!span) return;
  span.end({
    name: nameOf({ method, route }),
    hasFailed,
    attributes: { route, status, ...(hasFailed && { errorType: String(status) }) },
  });
}

type Answered = ReturnType<typeof answerOf>;

function answerOf(request: FastifyRequest, reply: FastifyReply, route: string | undefined) {
  return {
    method: request.method,
    route,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
  };
}
