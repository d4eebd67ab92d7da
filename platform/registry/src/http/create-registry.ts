import type { Channel } from '@aangan/manifest';
import { createServer } from '@aangan/server/http';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from '../open-registry.ts';
import { advisoryRoutes } from './advisory-routes.ts';
import { createAnswerInTime } from './answer-in-time.ts';
import { createAuthorisation } from './authorise.ts';
import { awaitChangeRoute } from './await-change-route.ts';
import { changeChannelRoutes } from './change-channel-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { checkRoutes } from './check-routes.ts';
import { composeRoutes } from './compose-routes.ts';
import { docsRoutes } from './docs-routes.ts';
import { answerError, endWithAnswer } from './errors.ts';
import { healthRoutes } from './health-routes.ts';
import { historyRoutes } from './history-routes.ts';
import type { Identify } from './identify.ts';
import { boundJsonBodies } from './json-bodies.ts';
import { lowTrustRoutes } from './low-trust-routes.ts';
import { keepOldNames } from './old-names.ts';
import { describeRoutes } from './openapi.ts';
import { pastRoutes } from './past-routes.ts';
import { provenanceRoutes } from './provenance-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { publisherRoutes } from './publisher-routes.ts';
import { readChannelRoutes } from './read-channel-routes.ts';
import { readReleaseRoutes } from './read-release-routes.ts';
import { reportBatchRoutes, reportRoutes } from './report-routes.ts';
import { requiredCheckRoutes } from './required-check-routes.ts';
import { requiredEngineRoutes } from './required-engine-routes.ts';
import { requiredLanguageRoutes } from './required-language-routes.ts';
import { retireRoutes } from './retire-routes.ts';
import { rollBackRoutes } from './roll-back-routes.ts';
import { rolloutRoutes } from './rollout-routes.ts';
import type { RouteOptions } from './route-options.ts';
import { schemaRoutes } from './schema-routes.ts';
import { sdkRoutes } from './sdk-routes.ts';
import { signingKeyRoutes } from './signing-key-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { valueRoutes } from './value-routes.ts';

export interface RegistryServerOptions {
  registry: Registry;
  /** Asks the API which account a bearer token belongs to. */
  identify: Identify;
  logger: FastifyBaseLogger;
  /** What edges sign their reports and the ids of requests with; without it none are taken. */
  edgeSecret?: string | undefined;
  /** How long a change may be checked while its request waits, in milliseconds. */
  answerWithinMs?: number | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** Makes the spans of requests; unset, nothing is traced. */
  tracer?: Tracer | undefined;
  /** Channel → the address of the site that serves it, where it is known. */
  addresses?: Readonly<Record<string, string>>;
  /** The channel that visitors see; production. */
  visitorsChannel?: Channel;
  /** Origins that compositions are handed over to, and that they may name as servers of a visitor's computer; none. */
  trustedOrigins?: readonly string[];
  /** Where integrators open the console, where it is known. */
  consoleUrl?: string | undefined;
  /** The folder of the guides for developers; unset, none are served. */
  docs?: string | undefined;
}

/** release.json of a thousand files, in bytes. */
const maxJsonBytes = 4 * 1024 * 1024;

/** The registry's HTTP API below `/platform`, ready to listen or to be called in-process. */
export async function createRegistry(options: RegistryServerOptions): Promise<FastifyInstance> {
  const { registry, identify, edgeSecret, addresses = {} } = options;
  const { visitorsChannel = 'production', trustedOrigins = [] } = options;
  const app = createServer({
    ...options,
    trustedSender: edgeSecret,
    maxBodyBytes: maxJsonBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    answers: { error: answerError },
  });
  endWithAnswer(app);
  boundJsonBodies(app);
  const shared: RouteOptions = {
    registry,
    addresses,
    authorisation: createAuthorisation(identify, registry.tokens),
    inTime: createAnswerInTime({ answerWithinMs: options.answerWithinMs }),
  };
  await app.register(
    async (platform) => {
      await describeRoutes(platform);
      keepOldNames(platform);
      const { consoleUrl, docs } = options;
      if (consoleUrl) {
        platform.get('/', { schema: { hide: true } }, (_request, reply) =>
          reply.redirect(consoleUrl, 302),
        );
      }
      await platform.register(healthRoutes, shared);
      await platform.register(schemaRoutes);
      if (docs !== undefined) await platform.register(docsRoutes, { directory: docs });
      for (const routes of [
        publishRoutes,
        readChannelRoutes,
        channelRoutes,
        historyRoutes,
        pastRoutes,
        changeChannelRoutes,
        valueRoutes,
        checkRoutes,
        requiredCheckRoutes,
        requiredLanguageRoutes,
        requiredEngineRoutes,
        lowTrustRoutes,
        rollBackRoutes,
        rolloutRoutes,
        retireRoutes,
        tokenRoutes,
        publisherRoutes,
        signingKeyRoutes,
        provenanceRoutes,
        advisoryRoutes,
        reportRoutes,
      ]) {
        await platform.register(routes, shared);
      }
      await platform.register(readReleaseRoutes, { ...shared, edgeSecret, visitorsChannel });
      await platform.register(sdkRoutes, { ...shared, visitorsChannel });
      await platform.register(reportBatchRoutes, { ...shared, edgeSecret });
      await platform.register(awaitChangeRoute, { ...shared, edgeSecret });
      const composing = { consoleUrl, edgeSecret, visitorsChannel, trustedOrigins };
      await platform.register(composeRoutes, { ...shared, ...composing });
    },
    { prefix: '/platform' },
  );
  await app.ready();
  return app;
}
