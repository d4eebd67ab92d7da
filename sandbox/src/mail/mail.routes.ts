import { isLoopback, notFound, readIdOr404, type Sandbox, sendPlainPage } from 'api/sandbox';
import { createSandboxMailService } from './mail.service.ts';

/** Mails are shown as they are, styles in attributes and all. */
const allowed = ["img-src 'self' https: data:", "frame-src 'self'", "frame-ancestors 'self'"];

/**
 * `/sandbox/mail`: the mails of the site. Exists in demo mode only and answers only callers on the same
 * machine.
 */
export const mailRoutes: Sandbox['mail'] = async (app, { db }) => {
  const service = createSandboxMailService(db);

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
