import { edgeSignatureHeader } from '@aangan/server/visitor';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Collects the routes that are registered afterwards, for `/platform/openapi.json`. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aangan platform API',
        version: '1.0.0',
        description:
          'The registry: releases of the shell and of remotes, and the channels that serve them. A change needs the access token of an integrator or of staff, which the marketplace API issues, or the token of a team, which an integrator issues here.',
      },
      servers: [{ url: '/platform' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          edge: { type: 'apiKey', in: 'header', name: edgeSignatureHeader },
        },
      },
    },
  });
}
