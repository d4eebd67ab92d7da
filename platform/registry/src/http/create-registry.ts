import type { Channel } from '@aangan/manifest';
import type { Metrics } from '@aangan/server/metrics';
import {
  answerUnreadable,
  identifyRequests,
  lazySchemas,
  observeRequests,
  receiveWithinMs,
  silentWithinMs,
} from '@aangan/server/requests';
import type { Tracer } from '@aangan/server/tracing';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Registry } from '../open-registry.ts';
import { createAuthorisation } from './authorise.ts';
import { awaitChangeRoute } from './await-change-route.ts';
import { changeChannelRoutes } from './change-channel-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { checkRoutes } from './check-routes.ts';
import { composeRoutes } from './compose-routes.ts';
import { answerErrors, answerUnroutable } from './errors.ts';
import { grantRoutes, handOverRoutes } from './grant-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { historyRoutes } from './history-routes.ts';
import type { Identify } from './identify.ts';
import { boundJsonBodies } from './json-bodies.ts';
import { describeRoutes } from './openapi.ts';
import { pastRoutes } from './past-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { readChannelRoutes } from './read-channel-routes.ts';
import { readReleaseRoutes } from './read-release-routes.ts';
import { reportBatchRoutes, reportRoutes } from './report-routes.ts';
import { requiredCheckRoutes } from './required-check-routes.ts';
import { retireRoutes } from './retire-routes.ts';
import { rollBackRoutes } from './roll-back-routes.ts';
import type { RouteOptions } from './route-options.ts';
import { schemaRoutes } from './schema-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export interface RegistryServerOptions {
  registry: Registry;
  /** Asks the API which account a bearer token belongs to. */
  identify: Identify;
  logger: FastifyBaseLogger;
  /** What edges sign their reports and the ids of requests with; without it none are taken. */
  edgeSecret?: string | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** Makes the spans of requests; unset, nothing is traced. */
  tracer?: Tracer | undefined;
  /** Channel → the address of the site that serves it, where it is known. */
  addresses?: Readonly<Record<string, string>>;
  /** The channel that visitors see; production. */
  visitorsChannel?: Channel;
  /** Origins of this site: compositions are handed over to them only; none. */
  trustedOrigins?: readonly string[];
  /** Where integrators open the console, where it is known. */
  consoleUrl?: string | undefined;
}

/** release.json of a thousand files, in bytes. */
const maxJsonBytes = 4 * 1024 * 1024;

/** Where a request does not fit. The pattern of a reason tells programs what fits, and people nothing. */
const describeInvalid: FastifyServerOptions['schemaErrorFormatter'] = (errors, part) => {
  const says = errors.map(({ instancePath, keyword, message = 'is malformed' }) => {
    const isWhy = keyword === 'pattern' && instancePath === '/why';
    const sentence = 'must give the reason on one line, without control characters';
    return `${part}${instancePath} ${isWhy ? sentence : message}`;
  });
  return new Error(says.join(', '));
};

/** The registry's HTTP API below `/platform`, ready to listen or to be called in-process. */
export async function createRegistry(options: RegistryServerOptions): Promise<FastifyInstance> {
  const { registry, identify, logger, edgeSecret, addresses = {} } = options;
  const { visitorsChannel = 'production', trustedOrigins = [] } = options;
  const app = fastify({
    loggerInstance: logger,
    ...identifyRequests(options.edgeSecret),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: receiveWithinMs,
    connectionTimeout: silentWithinMs,
    clientErrorHandler: answerUnreadable,
    schemaController: lazySchemas,
    bodyLimit: maxJsonBytes,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the process stops is answered like any other.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaErrorFormatter: describeInvalid,
  }).withTypeProvider<TypeBoxTypeProvider>();
  observeRequests(app as unknown as FastifyInstance, options);
  answerErrors(app);
  boundJsonBodies(app as unknown as FastifyInstance);
  const shared: RouteOptions = {
    registry,
    addresses,
    authorisation: createAuthorisation(identify, registry.tokens),
  };
  await app.register(
    async (platform) => {
      await describeRoutes(platform as unknown as FastifyInstance);
      const { consoleUrl } = options;
      if (consoleUrl) {
        platform.get('/', { schema: { hide: true } }, (_request, reply) =>
          reply.redirect(consoleUrl, 302),
        );
      }
      platform.get('/openapi.json', { schema: { hide: true } }, async () => platform.swagger());
      await platform.register(healthRoutes, shared);
      await platform.register(schemaRoutes);
      for (const routes of [
        publishRoutes,
        readChannelRoutes,
        channelRoutes,
        historyRoutes,
        pastRoutes,
        changeChannelRoutes,
        checkRoutes,
        requiredCheckRoutes,
        rollBackRoutes,
        retireRoutes,
        tokenRoutes,
        reportRoutes,
      ]) {
        await platform.register(routes, shared);
      }
      await platform.register(readReleaseRoutes, { ...shared, edgeSecret, visitorsChannel });
      await platform.register(reportBatchRoutes, { ...shared, edgeSecret });
      await platform.register(awaitChangeRoute, { ...shared, edgeSecret });
      await platform.register(composeRoutes, { ...shared, edgeSecret, consoleUrl });
      const granting = { ...shared, edgeSecret, visitorsChannel, trustedOrigins };
      await platform.register(grantRoutes, granting);
      await platform.register(handOverRoutes, granting);
    },
    { prefix: '/platform' },
  );
  await app.ready();
  return app as unknown as FastifyInstance;
}
