import { Channel } from '@aangan/manifest';
import {
  composeParameter,
  maxLinkHours,
  readComposeToken,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { refuseOwnServers } from '../compose/local-servers.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { EndedLink, LinkOpened, Links, MadeLink } from './compose-answers.ts';
import { fromRow } from './from-row.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, LinkId, NamedRelease, RemoteNameText } from './schemas.ts';

interface ComposeRouteOptions extends RouteOptions {
  /** What tokens are signed with; without it no links are made. */
  edgeSecret: string | undefined;
  /** Where the console is, where it is known. */
  consoleUrl: string | undefined;
}

const ComposeBody = Type.Object({
  channel: Channel,
  releases: Type.Array(NamedRelease, { maxItems: 100 }),
  locals: Type.Optional(
    Type.Array(
      Type.Object({
        name: RemoteNameText,
        origin: Type.String({ maxLength: 100, description: 'Such as http://localhost:3100' }),
        manifest: Type.Optional(
          Type.Unknown({
            description: 'Its remote.json; without it, what the release in its place declares',
          }),
        ),
      }),
      { maxItems: 20, description: 'Servers on the computer of who opens the link' },
    ),
  ),
  isComplete: Type.Optional(
    Type.Boolean({
      description: 'The releases are all of the composition: the channel does not fill it up',
    }),
  ),
  hours: Type.Integer({
    minimum: 1,
    maximum: maxLinkHours,
    description: 'How long the link is valid',
  }),
});

const LinkParams = Type.Object({ id: LinkId });
const TokenParams = Type.Object({
  ...ChannelParams.properties,
  token: Type.String({ maxLength: 100 }),
});

/** Links that open a composition which no channel serves. */
export const composeRoutes: FastifyPluginAsyncTypebox<ComposeRouteOptions> = async (
  app,
  { registry, authorisation, addresses, edgeSecret, consoleUrl },
) => {
  const ownAddresses = [...Object.values(addresses), ...(consoleUrl ? [consoleUrl] : [])];
  const { compose } = registry;

  app.post(
    '/compose-links',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'makeComposeLink',
        summary:
          'Keeps a composition of a channel with some releases in place of its own, and makes a link that opens it',
        body: ComposeBody,
        security: bearer,
        response: answered({ 201: MadeLink }, [400, 401, 403, 404, 409, 415, 503]),
      },
    },
    async (request, reply) => {
      const { channel, hours, isComplete } = request.body;
      const secret = requireSecret(edgeSecret);
      const releases = request.body.releases.map(({ name, release }) => releaseRef(name, release));
      const { locals } = request.body;
      refuseOwnServers(locals ?? [], ownAddresses);
      const wanted = { channel, releases, locals, isComplete, hours };
      const made = await compose.make(wanted, actorOf(request));
      const token = signComposeToken(made, { channel, secret });
      const address = addresses[channel];
      const path = `/?${composeParameter}=${token}`;
      reply.code(201).header('cache-control', 'no-store');
      return {
        id: made.id,
        channel,
        token,
        link: address ? new URL(path, address).href : path,
        expiresAt: made.expiresAt.toISOString(),
        differences: made.differences,
        problems: made.problems,
      };
    },
  );

  app.get(
    '/compose-links',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listComposeLinks',
        summary: 'Compose links that can be opened, the newest first, without their tokens',
        security: bearer,
        response: answered({ 200: Links }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const links = await compose.list();
      return { results: links.map(fromRow) };
    },
  );

  app.post(
    '/compose-links/:id/end',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'endComposeLink',
        summary: 'Ends a compose link before it expires',
        params: LinkParams,
        security: bearer,
        response: answered({ 200: EndedLink }, [401, 403, 404, 503]),
      },
    },
    async (request) => {
      await compose.end(request.params.id, actorOf(request).by);
      return { id: request.params.id };
    },
  );

  app.get(
    '/channels/:channel/composed/:token',
    {
      schema: {
        operationId: 'openComposeLink',
        summary: 'The composition that a compose link opens on a channel, for its edges',
        params: TokenParams,
        response: answered({ 200: LinkOpened }, [404, 415, 503]),
      },
    },
    async (request, reply) => {
      const { channel, token } = request.params;
      const secret = requireSecret(edgeSecret);
      const outcome = readComposeToken(token, { channel, secret });
      if ('refused' in outcome) {
        throw new RegistryRefusal('not-found', 'There is no such compose link, or it has expired.');
      }
      reply.header('cache-control', 'no-store');
      return compose.open(outcome.link.id, channel);
    },
  );
};

/** @throws {RegistryRefusal} where this registry signs no tokens */
export function requireSecret(secret: string | undefined): string {
  if (secret !== undefined) return secret;
  const reason = 'This registry makes no compose links: set EDGE_SECRET, the same as at its edges.';
  throw new RegistryRefusal('unsupported', reason);
}
