import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** How requests prove who sends them. */
type SecurityScheme =
  | { type: 'apiKey'; in: 'header' | 'cookie'; name: string }
  | { type: 'http'; scheme: 'bearer'; bearerFormat: string };

interface ApiDescription {
  title: string;
  description: string;
  /** The address that paths are below; the server's own. */
  url?: string;
  /** By the names that operations use. */
  securitySchemes?: Record<string, SecurityScheme>;
}

/**
 * Collects the routes of a server that are registered afterwards, and answers their description at `/openapi.json`, below
 * the prefix of its routes. A route whose schema says `hide` is not in it.
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
