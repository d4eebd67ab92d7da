import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { isLoopback } from '../../plugins/throttle/network-of.ts';
import { notFound } from '../../problems.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import { createSandboxMailService } from './sandbox-mail.service.ts';

/** Mails are shown as they are, styles in attributes and all; nothing of them can run. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

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
    page(reply, await service.listPage()),
  );

  app.get<{ Params: { id: string } }>(
    '/:id/',
    { schema: { hide: true } },
    async (request, reply) => {
      return page(reply, await service.mailPage(readIdOr404(request.params.id)));
    },
  );
};

function page(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}
