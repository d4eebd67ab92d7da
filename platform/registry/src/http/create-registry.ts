import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from '../open-registry.ts';
import { channelRoutes } from './channel-routes.ts';
import { answerErrors } from './errors.ts';
import type { Identify } from './identify.ts';
import { releaseRoutes } from './release-routes.ts';
import { requireIntegrator } from './require-integrator.ts';
import { schemaRoutes } from './schema-routes.ts';

export interface RegistryServerOptions {
  registry: Registry;
  /** Asks the API which account a bearer token belongs to. */
  identify: Identify;
  logger: FastifyBaseLogger;
}

/** release.json of a thousand files, in bytes. */
const maxJsonBytes = 4 * 1024 * 1024;

/** The registry's HTTP API below `/platform`, ready to listen or to be called in-process. */
export async function createRegistry(options: RegistryServerOptions): Promise<FastifyInstance> {
  const { registry, identify, logger } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxJsonBytes,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app);
  // A released file goes to the route as it arrives and is never held in memory.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });
  const authorised = requireIntegrator(identify);
  await app.register(
    async (platform) => {
      platform.get('/health/live', async () => ({ status: 'ok' }));
      platform.get('/health', async (_request, reply) => {
        const health = await registry.health();
        return reply.code(health.status === 'ok' ? 200 : 503).send(health);
      });
      await platform.register(schemaRoutes);
      await platform.register(releaseRoutes, { registry, authorised });
      await platform.register(channelRoutes, { registry, authorised });
    },
    { prefix: '/platform' },
  );
  await app.ready();
  return app as unknown as FastifyInstance;
}
