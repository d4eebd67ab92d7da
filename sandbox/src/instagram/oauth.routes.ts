import { randomInt } from 'node:crypto';
import { formText, type InstagramProvider, sendPlainPage } from 'api/sandbox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import { asInstagramRefuses } from './as-instagram-refuses.ts';
import { createSandboxInstagramService, usernamePattern } from './instagram.service.ts';
import { authorisePage, refusedPage } from './pages.ts';
import { createSandboxTokens } from './tokens.service.ts';

const asked = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const;
const forms = ["form-action 'self'"];

type Asked = Record<(typeof asked)[number], string>;

/** The stand-in's authorise page and its tokens. */
export const sandboxOauthRoutes: FastifyPluginAsync<{
  db: Kysely<SandboxTables>;
  provider: InstagramProvider;
}> = async (app, { db, provider }) => {
  const service = createSandboxInstagramService(db);
  const tokens = createSandboxTokens(db);
  const hidden = { schema: { hide: true } };

  app.get('/oauth/authorize', hidden, async (request, reply) => {
    const query = readAsked(request.query);
    const why = whyNot(query, provider);
    if (why) return sendPlainPage(reply, refusedPage(why));
    const suggested = `studio.${randomInt(1_000, 10_000)}`;
    return sendPlainPage(reply, authorisePage(query, suggested, await service.accounts()), forms);
  });

  app.post('/oauth/authorize', hidden, async (request, reply) => {
    const { body } = request;
    const query = readAsked(body);
    const why = whyNot(query, provider);
    if (why) return sendPlainPage(reply, refusedPage(why));
    if (formText(body, 'decision') !== 'allow') return back(reply, query, denied);
    const username = formText(body, 'username').trim().toLowerCase();
    if (!usernamePattern.test(username)) {
      return sendPlainPage(reply, refusedPage('That is no user name of Instagram.'));
    }
    const { id } = await service.open(username);
    const code = await tokens.giveCode(id, query.redirect_uri);
    return back(reply, query, { code }, '#_');
  });

  app.post('/oauth/access_token', hidden, async (request, reply) => {
    const sent = (name: string) => formText(request.body, name);
    const isClient =
      sent('client_id') === provider.clientId &&
      sent('client_secret') === provider.clientSecret &&
      sent('grant_type') === 'authorization_code';
    const given = isClient && (await tokens.exchange(sent('code'), sent('redirect_uri')));
    return given || asInstagramRefuses(reply, 100);
  });

  for (const [path, from] of [
    ['/access_token', 'short-lived'],
    ['/refresh_access_token', 'long-lived'],
  ] as const) {
    app.get(path, hidden, async (request, reply) => {
      const { access_token, client_secret } = request.query as Record<string, string>;
      const needsSecret = from === 'short-lived';
      if (needsSecret && client_secret !== provider.clientSecret) {
        return asInstagramRefuses(reply, 100);
      }
      const given = await tokens.longLived(String(access_token), from);
      return given ?? asInstagramRefuses(reply, 190);
    });
  }
};

const denied = {
  error: 'access_denied',
  error_reason: 'user_denied',
  error_description: 'The user denied your request',
};

function back(
  reply: FastifyReply,
  { redirect_uri, state }: Asked,
  answer: Record<string, string>,
  fragment = '',
) {
  return reply.redirect(`${redirect_uri}?${new URLSearchParams({ ...answer, state })}${fragment}`);
}

function readAsked(from: unknown): Asked {
  return Object.fromEntries(asked.map((name) => [name, formText(from, name)])) as Asked;
}

function whyNot(query: Asked, provider: InstagramProvider): string | undefined {
  if (query.client_id !== provider.clientId) return 'The app is unknown.';
  if (query.redirect_uri !== provider.redirectUri) return 'The redirect address is unknown.';
  if (query.response_type !== 'code') return 'Only response_type=code is offered.';
  return undefined;
}
