import type { FastifyPluginAsync } from 'fastify';
import { sendPlainPage } from '../../plain-page/plain-page.ts';
import { isLoopback } from '../../plugins/throttle/network-of.ts';
import { notFound } from '../../problems.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import { createSandboxMailService } from './sandbox-mail.service.ts';

/** Mails are shown as they are, styles in attributes and all. */
const allowed = ["img-src 'self' https: data:", "frame-src 'self'", "frame-ancestors 'self'"];

/**
 * `/sandbox/mail`: the mails of the site. Exists in demo mode only and answers only callers on the same
 * machine.
 */
export const sandboxMailRoutes: FastifyPluginAsync = async (app) => {
  const service = createSandboxMailService(app.database.kysely);

  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip)) throw notFound();
  });

  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    sendPlainPage(reply, await service.listPage(), allowed),
  );

  app.get<{ Params: { id: string } }>(
    '/:id/',
    { schema: { hide: true } },
    async (request, reply) => {
      return sendPlainPage(reply, await service.mailPage(readIdOr404(request.params.id)), allowed);
    },
  );
};
