import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { requestIdFrom, requestIdHeader, type TrustedSender } from '../requests/request-id.ts';
import { inertHeaders } from './answer-headers.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { type Answers, plainAnswers } from './answers.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { type ObserveOptions, observeRequests } from './observe-requests.ts';

export interface ServerOptions extends ObserveOptions {
  logger: FastifyBaseLogger;
  /** Whose request ids are accepted. Default: nobody's. */
  trustedSender?: TrustedSender | undefined;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas. Default: none. */
  trustedProxies?: string | undefined;
  /** The maximum length of a body in bytes, unless its route sets another. Default 1 MiB. */
  maxBodyBytes?: number;
  /** Whether a trailing slash is ignored (default no), and the longest parameter in characters (default 100). */
  routerOptions?: { ignoreTrailingSlash?: boolean; maxParamLength?: number };
  /** Whether a stop aborts running requests, because clients can send them again. Default: it finishes them. */
  givesUpAtStop?: boolean;
  /** Replaces the answers `{ detail }` to errors and to unknown or malformed addresses. */
  answers?: Partial<Answers>;
  /** Wraps the server's listener: answers a request before any route or hook runs, or passes it on. */
  handBefore?: (answer: RequestListener) => RequestListener;
}

/**
 * How long a whole request may take to arrive, in milliseconds: long enough for an upload over a slow line, but a body
 * sent byte by byte cannot hold a connection for ever. Fastify's default is no limit.
 */
const receiveWithinMs = 300_000;

/**
 * How long a connection may be silent while a request arrives or is answered, in milliseconds: longer than any answer
 * takes to begin. A client that does not read its answer holds a connection for at most twice this time.
 */
const silentWithinMs = 150_000;

/**
 * The base of every HTTP server, without routes and not listening yet. Each request has time limits, an id, metrics and
 * a log line. An answer is inert in a browser, unless its route sets a policy. Answers to malformed requests, unknown
 * addresses and failures reveal nothing internal. Schemas are compiled at their first use and do not coerce values. A stop
 * finishes running requests and closes idle connections.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, trustedSender, maxBodyBytes = 1024 * 1024, handBefore } = options;
  const answers = { ...plainAnswers, ...options.answers };
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: ({ headers }) => requestIdFrom(headers[requestIdHeader], trustedSender),
    // The logger itself adds the request id to every line, so a child logger would add it twice.
    childLoggerFactory: (ofServer) => ofServer,
    // Each answer is logged once, by `observeRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: receiveWithinMs,
    connectionTimeout: silentWithinMs,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answers.unroutable,
    schemaController: lazySchemas,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    bodyLimit: maxBodyBytes,
    routerOptions: options.routerOptions ?? {},
    trustProxy: options.trustedProxies ?? false,
    forceCloseConnections: options.givesUpAtStop ? true : 'idle',
    // A request that arrives on an open connection while the process stops is answered like any other.
    return503OnClosing: false,
    ...(handBefore && { serverFactory: serverAfter(handBefore) }),
  });
  observeRequests(app, options);
  addInertHeaders(app);
  endStreamsAtStop(app);
  endIdleAtStop(app);
  app.setErrorHandler(answers.error);
  app.setNotFoundHandler(answers.notFound);
  return app;
}

const policyHeader = 'content-security-policy';

function addInertHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A 304 would change the policy of a page that the browser has stored.
    if (reply.statusCode !== 304 && !reply.hasHeader(policyHeader)) {
      reply.header(policyHeader, inertHeaders[policyHeader]);
    }
    done(null, payload);
  });
}

/**
 * A stream of events ends with its process only, so a stop would wait for it, whichever process it comes from. Its
 * reader asks another process to go on.
 */
function endStreamsAtStop(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  app.server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.accept !== 'text/event-stream') return;
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
}

/** Fastify closes idle connections only once; a connection that becomes idle later would delay the stop. */
function endIdleAtStop(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}

/** Sets the timeouts, which Fastify does only for servers that it creates itself. */
function serverAfter(handBefore: NonNullable<ServerOptions['handBefore']>): FastifyServerFactory {
  return (answer) =>
    createHttpServer({ requestTimeout: receiveWithinMs }, handBefore(answer)).setTimeout(
      silentWithinMs,
    );
}
