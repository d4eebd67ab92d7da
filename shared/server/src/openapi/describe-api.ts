import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** How requests are authenticated. */
type SecurityScheme =
  | { type: 'apiKey'; in: 'header' | 'cookie'; name: string }
  | { type: 'http'; scheme: 'bearer'; bearerFormat: string };

interface ApiDescription {
  title: string;
  description: string;
  /** The base address of all paths. Default: that of the server. */
  url?: string;
  /** Keyed by the names that operations use. */
  securitySchemes?: Record<string, SecurityScheme>;
}

/**
 * Describes the routes that are registered afterwards, and serves the description at `/openapi.json` below their
 * prefix. A route with `hide` in its schema is left out.
 */
export async function describeApi(
  app: FastifyInstance,
  { title, description, url, securitySchemes = {} }: ApiDescription,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1.0.0', description },
      components: { securitySchemes },
      ...(url !== undefined && { servers: [{ url }] }),
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
