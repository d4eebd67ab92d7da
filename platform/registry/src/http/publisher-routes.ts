import { Channel, linePattern } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { maxKeyLength } from '../provenance/read-public-key.ts';
import type { OwnAddresses } from '../publishers/publisher-service.ts';
import { isLoopback } from '../publishers/read-from-issuer.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { fromRow } from './from-row.ts';
import { Exchanged, Publisher, Publishers } from './publisher-answers.ts';
import { provedBy, requireRecentProof } from './recent-proof.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { closed } from './schemas.ts';

const line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: linePattern, description });
const team = line(80, 'As the team of its remotes is named in remote.json');

const PublisherBody = Type.Object(
  {
    team,
    issuer: line(300, 'The address that is `iss` in the ID tokens'),
    repository: line(255, 'owner/name, as the issuer writes it'),
    branch: Type.Optional(line(255, 'The one branch; else a tag')),
    tag: Type.Optional(line(255, 'A tag, in which one * stands for any characters')),
    workflow: line(255, 'The path of the workflow in the repository'),
    channels: Type.Array(Channel, {
      maxItems: 20,
      uniqueItems: true,
      description: 'What its runs may change beside publishing; never the channel of visitors',
    }),
  },
  closed,
);

const ExchangeBody = Type.Object(
  {
    idToken: Type.String({ minLength: 1, maxLength: 16_384 }),
    team: Type.Optional(team),
    publicKey: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: maxKeyLength,
        description: 'PEM: what the run signs with it counts as of the run',
      }),
    ),
  },
  closed,
);

/** Publishers without stored tokens, and the exchange of what their issuers say. */
export const publisherRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation, addresses } = options;
  const { publishers } = registry;
  const preValidation = authorisation.integrators;
  const audiences = Object.values(addresses).map((address) => address.replace(/\/+$/, ''));
  const own: OwnAddresses = {
    audiences,
    isOfDevelopment: audiences.length > 0 && audiences.every(isLoopback),
  };

  app.post(
    '/publishers',
    {
      preValidation,
      schema: {
        operationId: 'addPublisher',
        summary: 'Names a workflow whose runs publish a team’s remotes without a stored token',
        body: PublisherBody,
        security: bearer,
        response: answered({ 201: Publisher }, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) => {
      const { by, proof } = actorOf(request);
      const decided = provedBy(by, requireRecentProof(proof));
      return reply.code(201).send(fromRow(await publishers.add(request.body, decided, own)));
    },
  );

  app.get(
    '/publishers',
    {
      preValidation,
      schema: {
        operationId: 'listPublishers',
        summary: 'All publishers of teams, also those that were removed, with who named them',
        security: bearer,
        response: answered({ 200: Publishers }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: (await publishers.list()).map(fromRow) };
    },
  );

  app.post(
    '/publishers/:id/removal',
    {
      preValidation,
      schema: {
        operationId: 'removePublisher',
        summary: 'Removes a publisher, and revokes the tokens that its runs got',
        params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
        security: bearer,
        response: answered({ 200: Publisher }, [401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { by, proof } = actorOf(request);
      const decided = provedBy(by, requireRecentProof(proof));
      return fromRow(await publishers.remove(Number(request.params.id), decided));
    },
  );

  app.post(
    '/id-token-exchanges',
    {
      schema: {
        operationId: 'exchangeIdToken',
        summary:
          'Exchanges the ID token of a run of continuous integration for a team’s token, which publishes for some minutes',
        body: ExchangeBody,
        response: answered({ 201: Exchanged }, [400, 403, 409, 415, 503]),
      },
    },
    async (request, reply) => {
      if (audiences.length === 0) {
        const detail = 'This registry does not know its own address: set PUBLIC_URL there.';
        throw new RegistryRefusal('unsupported', detail);
      }
      const { idToken, ...run } = request.body;
      const exchanged = await publishers.exchange(idToken, run, own);
      return reply.code(201).header('cache-control', 'no-store').send(exchanged);
    },
  );
};
