import {
  formText,
  type InstagramProvider,
  readIdOr404,
  sandboxPath,
  sendPlainPage,
  signRequest,
} from 'api/sandbox';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import { createSandboxInstagramService } from './instagram.service.ts';
import { listSandboxMedia } from './media.ts';
import { accountPage, accountsPage, deletionAnswerPage } from './pages.ts';

type Named = { Params: { username: string; id: string } };

const allowed = ["img-src 'self'", "form-action 'self'"];

/** The stand-in's accounts: adding and deleting posts, and taking the site's access away. */
export const sandboxAccountsRoutes: FastifyPluginAsync<{
  db: Kysely<SandboxTables>;
  provider: InstagramProvider;
  publicUrl: string;
}> = async (app, { db, provider, publicUrl }) => {
  const service = createSandboxInstagramService(db);
  const hidden = { schema: { hide: true } };
  const pageOf = (username: string) => `${sandboxPath}/accounts/${username}/`;
  const tell = async (path: string, userId: string) => {
    const answer = await fetch(`${publicUrl}/api/designers/instagram/${path}/`, {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      body: new URLSearchParams({ signed_request: signRequest(userId, provider.clientSecret) }),
    });
    return (await answer.json()) as { url: string; confirmation_code: string };
  };

  app.get('/', hidden, async (_request, reply) =>
    sendPlainPage(reply, accountsPage(await service.accounts())),
  );

  app.get<Named>('/accounts/:username/', hidden, async (request, reply) => {
    const account = await service.account(request.params.username);
    const posts = await service.posts(account.id);
    return sendPlainPage(reply, accountPage(account, posts, await listSandboxMedia()), allowed);
  });

  app.post<Named>('/accounts/:username/posts/', hidden, async (request, reply) => {
    const { body, params } = request;
    await service.addPost(params.username, formText(body, 'choice'), formText(body, 'caption'));
    return reply.redirect(pageOf(params.username), 303);
  });

  app.post<Named>('/accounts/:username/posts/:id/delete/', hidden, async (request, reply) => {
    const { username, id } = request.params;
    await service.deletePost(username, readIdOr404(id));
    return reply.redirect(pageOf(username), 303);
  });

  app.post<Named>('/accounts/:username/expire/', hidden, async (request, reply) => {
    await service.endAccess(request.params.username);
    return reply.redirect(pageOf(request.params.username), 303);
  });

  app.post<Named>('/accounts/:username/deauthorise/', hidden, async (request, reply) => {
    await tell('deauthorise', await service.endAccess(request.params.username));
    return reply.redirect(pageOf(request.params.username), 303);
  });

  app.post<Named>('/accounts/:username/deletion/', hidden, async (request, reply) => {
    const { username } = request.params;
    const { url, confirmation_code } = await tell('deletion', await service.endAccess(username));
    return sendPlainPage(reply, deletionAnswerPage(username, { url, code: confirmation_code }));
  });
};
