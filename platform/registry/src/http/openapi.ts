import { describeApi } from '@aangan/server/openapi';
import { edgeSignatureHeader } from '@aangan/server/visitor';
import type { FastifyInstance } from 'fastify';

/** Collects the routes that are registered afterwards, for `/platform/openapi.json`. */
export const describeRoutes = (app: FastifyInstance): Promise<void> =>
  describeApi(app, {
    title: 'Aangan platform API',
    description:
      'The registry: releases of the shell and of remotes, and the channels that serve them. A change needs the access token of an integrator or of staff, which the marketplace API issues, or the token of a team, which an integrator issues here.',
    url: '/platform',
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      edge: { type: 'apiKey', in: 'header', name: edgeSignatureHeader },
    },
  });
