import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { isLoopback } from '../../plugins/throttle/network-of.ts';
import { notFound } from '../../problems.ts';
import { findMail, listMails } from './sandbox-mail.repository.ts';
import { mailListPage, mailPage } from './sandbox-mail-page.ts';

/** Mails are shown as they are, styles in attributes and all; nothing of them can run. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/sandbox/mail`: what the site has mailed, for whoever tries it out on their own machine. Exists in demo
 * mode only and answers nobody else (architecture.md, Running contract).
 */
export const sandboxMailRoutes: FastifyPluginAsync = async (app) => {
  const db = app.database.kysely;

  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip)) throw notFound();
  });

  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    page(reply, mailListPage(await listMails(db))),
  );

  app.get<{ Params: { id: string } }>(
    '/:id/',
    { schema: { hide: true } },
    async (request, reply) => {
      const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
      const mail = await findMail(db, id);
      if (!mail) throw notFound();
      return page(reply, mailPage(mail));
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
