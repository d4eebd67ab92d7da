import { createServer as createHttpServer, type RequestListener } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { requestIdFrom, requestIdHeader, type TrustedSender } from '../requests/request-id.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { type Answers, plainAnswers } from './answers.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { type ObserveOptions, observeRequests } from './observe-requests.ts';

export interface ServerOptions extends ObserveOptions {
  logger: FastifyBaseLogger;
  /** Whose request ids are taken over; by default nobody's. */
  trustedSender?: TrustedSender | undefined;
  /** Addresses or networks, separated by commas, of proxies whose X-Forwarded-For is trusted; none. */
  trustedProxies?: string | undefined;
  /** How long a body may be where its route says nothing else, in bytes; 1 MB. */
  maxBodyBytes?: number;
  /** Whether an address with a slash at its end is the same one (no), and how long a parameter may be (100 characters). */
  routerOptions?: { ignoreTrailingSlash?: boolean; maxParamLength?: number };
  /** Whether requests in progress are given up at the stop, because they can be sent again; they are finished. */
  givesUpAtStop?: boolean;
  /** What is answered in place of `{ detail }` to errors and unknown or malformed addresses. */
  answers?: Partial<Answers>;
  /** Answers requests before any route or hook is asked, or hands them on. */
  handBefore?: (answer: RequestListener) => RequestListener;
}

/**
 * How long a whole request may take to arrive, in milliseconds: an upload over a slow line fits, and a body sent byte by
 * byte does not hold a connection for ever. Fastify's own default is no bound.
 */
const receiveWithinMs = 300_000;

/**
 * How long a connection may carry nothing while a request arrives or is answered, in milliseconds. Longer than any answer
 * takes to begin; a client that does not read its answer holds a connection no longer than twice this.
 */
const silentWithinMs = 150_000;

/**
 * The base of every HTTP server, without routes and not listening yet. Requests have the time to arrive that all have,
 * ids, a count and a line in the log; what cannot be read, an unknown address and a failure are answered without a word
 * about the inside; schemas are compiled when they are used, and take values as they are sent. A stop finishes what was
 * begun, and ends each connection as soon as it is idle.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, trustedSender, maxBodyBytes = 1024 * 1024, handBefore } = options;
  const answers = { ...plainAnswers, ...options.answers };
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: ({ headers }) => requestIdFrom(headers[requestIdHeader], trustedSender),
    // The logger itself adds the id, also to what is logged further down, so a child that adds it would do so twice.
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
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  endIdleAtStop(app);
  app.setErrorHandler(answers.error);
  app.setNotFoundHandler(answers.notFound);
  return app;
}

/** Fastify ends idle connections once, and those that are answered just then would be waited for as long as they are kept. */
function endIdleAtStop(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}

/** Fastify sets times only for servers that it makes itself. */
function serverAfter(handBefore: NonNullable<ServerOptions['handBefore']>): FastifyServerFactory {
  return (answer) =>
    createHttpServer({ requestTimeout: receiveWithinMs }, handBefore(answer)).setTimeout(
      silentWithinMs,
    );
}
