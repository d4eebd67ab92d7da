import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Answered, Ask } from './ask.ts';
import { askAsIntegrator, sessionOf, signIn, signOut } from './console-session.ts';
import { csrfHeader } from './require-own-page.ts';

const SignIn = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 1_000 }),
});

const PlatformRequest = Type.Object({
  method: Type.Enum(['GET', 'POST']),
  path: Type.String({
    maxLength: 1_000,
    // No step up, and nothing that another parser could read as another address.
    pattern: '^/platform(?!.*(?:\\.\\.|//|%(?:2[eEfF]|5[cC])))/[A-Za-z0-9/._~%?&=,:+@-]*$',
  }),
  body: Type.Optional(Type.Unknown()),
});

const signedOut = { detail: 'Sign in first.', code: 'not_signed_in' };

/** The session, and the registry's API behind it. All are POST, so that browsers always name the page's origin. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{ api: Ask; registry: Ask }> = async (
  app,
  { api, registry },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/session', async (request, reply) => {
    const session = sessionOf(request);
    if (!session) return reply.code(401).send(signedOut);
    // The cookie is sealed, and says nothing of a session that was ended elsewhere, or before it was copied.
    const asked = { method: 'GET', path: '/api/auth/me/' } as const;
    const { status } = await askAsIntegrator(request, { api, registry: api }, asked);
    return status === 401 ? reply.code(401).send(signedOut) : session;
  });

  app.post('/session/begin', { schema: { body: SignIn } }, async (request, reply) => {
    const outcome = await signIn(request, api, request.body);
    return 'session' in outcome ? outcome.session : pass(reply, outcome.refusal);
  });

  app.post('/session/end', { preHandler: requireSession }, async (request, reply) => {
    await signOut(request, api);
    return reply.code(204).send();
  });

  app.post(
    '/requests',
    { preHandler: requireSession, schema: { body: PlatformRequest } },
    async (request, reply) =>
      pass(reply, await askAsIntegrator(request, { api, registry }, request.body)),
  );
};

async function requireSession(request: FastifyRequest, reply: FastifyReply) {
  const session = sessionOf(request);
  if (!session) return reply.code(401).send(signedOut);
  const expected = Buffer.from(session.csrf);
  const given = Buffer.from(String(request.headers[csrfHeader]));
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  return reply.code(403).send({
    detail: 'Another tab has signed in since. Reload this page.',
    code: 'csrf_token',
  });
}

function pass(reply: FastifyReply, { status, body, retryAfter }: Answered): FastifyReply {
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}
