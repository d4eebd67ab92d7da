import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { maxKeyLength } from '../provenance/read-public-key.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { fromRow } from './from-row.ts';
import { Key, Keys } from './provenance-answers.ts';
import { provedBy, requireRecentProof } from './recent-proof.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { closed } from './schemas.ts';
import { TokenBody } from './token-routes.ts';

const { name, team } = TokenBody.properties;
const KeyBody = Type.Object(
  {
    name,
    team,
    publicKey: Type.String({ minLength: 1, maxLength: maxKeyLength, description: 'PEM' }),
  },
  closed,
);

/** Public keys that teams sign what they build with. */
export const signingKeyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  const { signingKeys } = registry;
  const preValidation = authorisation.integrators;

  app.post(
    '/signing-keys',
    {
      preValidation,
      schema: {
        operationId: 'addSigningKey',
        summary: 'Registers a public key whose signatures count for a team’s releases',
        body: KeyBody,
        security: bearer,
        response: answered({ 201: Key }, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) => {
      const { by, proof } = actorOf(request);
      const decided = provedBy(by, requireRecentProof(proof));
      return reply.code(201).send(fromRow(await signingKeys.add(request.body, decided)));
    },
  );

  app.get(
    '/signing-keys',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listSigningKeys',
        summary: 'The public keys that teams registered, also those that were removed',
        security: bearer,
        response: answered({ 200: Keys }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: (await signingKeys.list()).map(fromRow) };
    },
  );

  app.post(
    '/signing-keys/:id/removal',
    {
      preValidation,
      schema: {
        operationId: 'removeSigningKey',
        summary: 'Removes a key: what it has signed is without provenance from then on',
        params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
        security: bearer,
        response: answered({ 200: Key }, [401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { by, proof } = actorOf(request);
      const decided = provedBy(by, requireRecentProof(proof));
      return fromRow(await signingKeys.remove(Number(request.params.id), decided));
    },
  );
};
