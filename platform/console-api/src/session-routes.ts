import { timingSafeEqual } from 'node:crypto';
import { nothing } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import * as answers from './answers.ts';
import type { Answered, Ask } from './ask.ts';
import {
  askAsIntegrator,
  proveAgain,
  proveSecond,
  sessionOf,
  signIn,
  signOut,
} from './console-session.ts';
import { csrfHeader } from './require-own-page.ts';

const SignIn = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 1_000 }),
});

const PlatformRequest = Type.Object({
  method: Type.Enum(['GET', 'POST']),
  path: Type.String({
    // The registry accepts 900 characters of releases, and URL encoding triples some characters.
    maxLength: 1_500,
    // No `..`, and nothing that another parser could read as a different address.
    pattern: '^/platform(?!.*(?:\\.\\.|//|%(?:2[eEfF]|5[cC])))/[A-Za-z0-9/._~%?&=,:+@-]*$',
  }),
  body: Type.Optional(Type.Unknown()),
});

/** As the API takes it: the token of its question, and a code, a passkey's answer or a password. */
const Proof = Type.Object(
  { token: Type.String({ maxLength: 100 }) },
  { additionalProperties: true },
);

/** Requires the session's cookie, and its CSRF token for changes. */
const ofSession = [{ session: [], csrf: [] }];

const signedOut = { detail: 'Sign in first.', code: 'not_signed_in' };

/** The session, and the registry's API behind it. All are POST, so that browsers always name the page's origin. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{ api: Ask; registry: Ask }> = async (
  app,
  { api, registry },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const reading = {
    schema: {
      operationId: 'readSession',
      summary: 'The session, as long as the API has not ended it',
      security: [{ session: [] }],
      response: answers.answered({ 200: answers.Session }, [401, 403]),
    },
  };
  app.post('/session', reading, async (request, reply) => {
    const session = sessionOf(request);
    if (!session) return reply.code(401).send(signedOut);
    // The sealed cookie does not reveal whether the session was ended elsewhere, or before the cookie was copied.
    const asked = { method: 'GET', path: '/api/auth/me/' } as const;
    const { status } = await askAsIntegrator(request, { api, registry: api }, asked);
    return status === 401 ? reply.code(401).send(signedOut) : session;
  });

  const beginning = {
    schema: {
      operationId: 'beginSession',
      summary: 'Signs an integrator in; other accounts are refused',
      body: SignIn,
      response: answers.answered({ 200: answers.Session }, [400, 401, 403, 413, 429, 503]),
    },
  };
  app.post('/session/begin', beginning, async (request, reply) => {
    const outcome = await signIn(request, api, request.body);
    return 'session' in outcome ? outcome.session : pass(reply, outcome.refusal);
  });

  const proving = {
    schema: {
      operationId: 'proveSecondFactor',
      summary: 'The second step of a sign-in, for an account with a second factor',
      body: Proof,
      response: answers.answered({ 200: answers.Session }, [400, 401, 403, 409, 413, 429, 503]),
    },
  };
  app.post('/session/second', proving, async (request, reply) => {
    const outcome = await proveSecond(request, api, request.body);
    return 'session' in outcome ? outcome.session : pass(reply, outcome.refusal);
  });

  const askingProof = {
    preHandler: requireSession,
    schema: {
      operationId: 'beginProof',
      summary: 'What is asked of who is signed in, to prove it again',
      security: ofSession,
      response: answers.answered({ 200: answers.OfRegistry }, [401, 403, 429, 503]),
    },
  };
  app.post('/session/proof/options', askingProof, async (request, reply) => {
    const asked = { method: 'POST', path: '/api/auth/prove/options/' } as const;
    return pass(reply, await askAsIntegrator(request, { api, registry: api }, asked));
  });

  const provingAgain = {
    preHandler: requireSession,
    schema: {
      operationId: 'proveAgain',
      summary: 'Proves again who is signed in',
      body: Proof,
      security: ofSession,
      response: answers.answered(
        { 204: nothing('It is proved') },
        [400, 401, 403, 409, 413, 429, 503],
      ),
    },
  };
  app.post('/session/proof', provingAgain, async (request, reply) =>
    pass(reply, await proveAgain(request, { api, registry }, request.body)),
  );

  const ending = {
    preHandler: requireSession,
    schema: {
      operationId: 'endSession',
      summary: 'Ends the session, at the API too',
      security: ofSession,
      response: answers.answered({ 204: nothing('It has ended') }, [401, 403]),
    },
  };
  app.post('/session/end', ending, async (request, reply) => {
    await signOut(request, api);
    return reply.code(204).send();
  });

  app.post(
    '/requests',
    {
      preHandler: requireSession,
      schema: {
        operationId: 'askRegistry',
        summary: 'Asks the registry as the integrator who is signed in',
        body: PlatformRequest,
        security: ofSession,
        response: answers.answered(
          { 200: answers.OfRegistry, 201: answers.OfRegistry, 204: nothing('It is done') },
          [400, 401, 403, 404, 409, 413, 415, 429, 503, 507],
        ),
      },
    },
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
  reply.code(status);
  if (body === undefined) return reply.send();
  // Answers of API and registry are passed on unchanged, whatever their fields.
  return reply.serializer(JSON.stringify).type('application/json; charset=utf-8').send(body);
}
