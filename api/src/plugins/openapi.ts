import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { sharedSchemas } from '../schemas/shared-schemas.ts';

/** `/api/openapi.json`, and the same as a page at `/api/docs`. */
export const openapi = fp(
  async (app) => {
    for (const schema of sharedSchemas) app.addSchema(schema);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Aangan marketplace API',
          version: '1.0.0',
          description:
            'Designers, vendors and the clients who look for them. Bodies follow Django REST Framework and simplejwt. A trailing slash is optional.',
        },
        servers: [{ url: '/api' }],
        components: {
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      refResolver: {
        buildLocalReference: (schema, _base, _fragment, i) => String(schema.$id ?? `schema-${i}`),
      },
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs' });
    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'openapi' },
);
