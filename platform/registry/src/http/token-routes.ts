import { Channel, linePattern } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { fromRow } from './from-row.ts';
import { provedBy, requireRecentProof } from './recent-proof.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { IssuedToken, Token, Tokens } from './token-answers.ts';

const TokenBody = Type.Object({
  name: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$',
    description: 'What the history calls it: letters, digits, points, hyphens and underscores',
  }),
  team: Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: linePattern,
    description: 'As the team of its remotes is named in remote.json',
  }),
  channels: Type.Array(Channel, { minItems: 1, maxItems: 20, uniqueItems: true }),
  expiresInDays: Type.Integer({ minimum: 1, maximum: 366 }),
  mayCheck: Type.Optional(
    Type.Boolean({ description: 'Whether it may record checks of compositions' }),
  ),
});

/** Tokens of teams. */
export const tokenRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation } = options;
  const { tokens } = registry;
  const preValidation = authorisation.integrators;

  app.post(
    '/tokens',
    {
      preValidation,
      schema: {
        operationId: 'issueToken',
        summary: 'Issues a token to a team; this answer is the only one that has it',
        body: TokenBody,
        security: bearer,
        response: answered({ 201: IssuedToken }, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) => {
      const { name, team, channels, expiresInDays: days } = request.body;
      const wanted = { name, team, channels, days, mayCheck: request.body.mayCheck ?? false };
      const { by, proof } = actorOf(request);
      const issued = await tokens.issue(wanted, provedBy(by, requireRecentProof(proof)));
      return reply.code(201).header('cache-control', 'no-store').send(fromRow(issued));
    },
  );

  app.get(
    '/tokens',
    {
      preValidation,
      schema: {
        operationId: 'listTokens',
        summary: 'All tokens of teams, with their first characters and their last use',
        security: bearer,
        response: answered({ 200: Tokens }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const issued = await tokens.list();
      return { results: issued.map(fromRow) };
    },
  );

  app.post(
    '/tokens/:id/revocation',
    {
      preValidation,
      schema: {
        operationId: 'revokeToken',
        summary: 'Revokes a token at once',
        params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
        security: bearer,
        response: answered({ 200: Token }, [401, 403, 404, 503]),
      },
    },
    async (request) => fromRow(await tokens.revoke(Number(request.params.id), actorOf(request).by)),
  );
};
