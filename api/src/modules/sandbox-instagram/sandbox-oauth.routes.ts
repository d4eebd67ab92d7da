import { randomInt } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendPlainPage } from '../../plain-page/plain-page.ts';
import { formText } from '../../plugins/form-body.ts';
import type { InstagramProvider } from '../instagram/provider/instagram-provider.ts';
import { asInstagramRefuses } from './as-instagram-refuses.ts';
import { findTokenAccount, insertGrant, takeCode } from './sandbox-instagram.repository.ts';
import {
  createSandboxInstagramService,
  publicUserId,
  usernamePattern,
} from './sandbox-instagram.service.ts';
import { authorisePage, refusedPage } from './sandbox-instagram-pages.ts';

const hour = 1 / 24;
const longLivedDays = 60;
const asked = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const;
const forms = ["form-action 'self'"];

type Asked = Record<(typeof asked)[number], string>;

/** The stand-in's authorise page and its tokens. */
export const sandboxOauthRoutes: FastifyPluginAsync<{ provider: InstagramProvider }> = async (
  app,
  { provider },
) => {
  const db = app.database.kysely;
  const service = createSandboxInstagramService(db);
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
    const code = await insertGrant(db, {
      ...{ user_id: id, kind: 'code', redirect_uri: query.redirect_uri, days: hour },
    });
    return back(reply, query, { code }, '#_');
  });

  app.post('/oauth/access_token', hidden, async (request, reply) => {
    const sent = (name: string) => formText(request.body, name);
    const isClient =
      sent('client_id') === provider.clientId &&
      sent('client_secret') === provider.clientSecret &&
      sent('grant_type') === 'authorization_code';
    const userId = isClient && (await takeCode(db, sent('code'), sent('redirect_uri')));
    if (!userId) return asInstagramRefuses(reply, 100);
    const token = await insertGrant(db, {
      ...{ user_id: userId, kind: 'short-lived', redirect_uri: null, days: hour },
    });
    const permissions = 'instagram_business_basic';
    return { data: [{ access_token: token, user_id: publicUserId(userId), permissions }] };
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
      const account = await findTokenAccount(db, String(access_token), [from]);
      if (!account) return asInstagramRefuses(reply, 190);
      const token = await insertGrant(db, {
        ...{ user_id: account.id, kind: 'long-lived', redirect_uri: null, days: longLivedDays },
      });
      return { access_token: token, token_type: 'bearer', expires_in: longLivedDays * 86_400 };
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
