import { Channel, isTrustedOrigin, Setting, ValueName } from '@aangan/manifest';
import {
  composeParameter,
  maxLinkHours,
  readComposeToken,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { MadeLink as Made } from '../compose/compose-service.ts';
import { requireOwnComputers } from '../compose/local-servers.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { EndedLink, HandedOver, LinkOpened, Links, MadeLink } from './compose-answers.ts';
import { fromRow } from './from-row.ts';
import { readSigned } from './read-signed.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, LinkId, NamedRelease, RemoteNameText } from './schemas.ts';

interface ComposeRouteOptions extends RouteOptions {
  /** What tokens and requests of edges are signed with; without it no compositions are made. */
  edgeSecret: string | undefined;
  /** Where the console is, where it is known. */
  consoleUrl: string | undefined;
  /** The channel that visitors see. */
  visitorsChannel: Channel;
  /** Origins that compositions are handed over to, and those that they may name as servers of a visitor's computer. */
  trustedOrigins: readonly string[];
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
  values: Type.Optional(
    Type.Array(Type.Object({ remote: RemoteNameText, name: ValueName, to: Setting }), {
      maxItems: 100,
      description: 'What it sets in place of the channel',
    }),
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

const TokenParams = Type.Object({
  ...ChannelParams.properties,
  token: Type.String({ maxLength: 100 }),
});

/** Compositions that no channel serves, for the sessions that open them. */
export const composeRoutes: FastifyPluginAsyncTypebox<ComposeRouteOptions> = async (
  app,
  { registry, authorisation, addresses, edgeSecret, ...options },
) => {
  const { consoleUrl, visitorsChannel, trustedOrigins: trusted } = options;
  const own = [...Object.values(addresses), ...(consoleUrl ? [consoleUrl] : [])];
  const { compose } = registry;

  /** Answers how a composition is opened: only its maker learns it. */
  function answerMade(reply: FastifyReply, { kind, ...made }: Made) {
    const { id, channel, opensUntil } = made;
    const secret = requireSecret(edgeSecret);
    const token = signComposeToken({ id, expiresAt: opensUntil }, { channel, secret, kind });
    const address = addresses[channel];
    const path = `/?${composeParameter}=${token}`;
    reply.code(201).header('cache-control', 'no-store');
    return {
      ...made,
      token,
      link: address ? new URL(path, address).href : path,
      opensUntil: opensUntil.toISOString(),
      expiresAt: made.expiresAt.toISOString(),
    };
  }

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
      const { body } = request;
      requireSecret(edgeSecret);
      requireOwnComputers(body.locals ?? [], { trusted, own });
      const releases = body.releases.map(({ name, release }) => releaseRef(name, release));
      return answerMade(reply, await compose.make({ ...body, releases }, actorOf(request)));
    },
  );

  app.post(
    '/compose-grants',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'grantComposition',
        summary:
          'Makes an address that opens the composition of a link on production once, in one browser',
        body: Type.Object({ link: LinkId }),
        security: bearer,
        response: answered({ 201: MadeLink }, [400, 401, 403, 404, 409, 415, 503]),
      },
    },
    async (request, reply) => {
      requireSecret(edgeSecret);
      requireTrusted(addresses[visitorsChannel], trusted);
      return answerMade(reply, await compose.grant(request.body.link, actorOf(request).by));
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
      return { results: (await compose.list()).map(fromRow) };
    },
  );

  app.post(
    '/compose-links/:id/end',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'endComposeLink',
        summary: 'Ends a compose link before it expires',
        params: Type.Object({ id: LinkId }),
        security: bearer,
        response: answered({ 200: EndedLink }, [401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { id } = request.params;
      await compose.end(id, actorOf(request).by);
      return { id };
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
    async ({ params: { channel, token } }, reply) => {
      const read = readComposeToken(token, { channel, secret: requireSecret(edgeSecret) });
      if ('refused' in read) {
        throw new RegistryRefusal('not-found', 'There is no such compose link, or it has expired.');
      }
      reply.header('cache-control', 'no-store');
      return compose.open(read.link.id, channel);
    },
  );

  await app.register(handOverRoute, { compose, edgeSecret });
};

/** What edges ask when a browser takes a composition: signed with the secret that they share with the registry. */
const handOverRoute: FastifyPluginAsyncTypebox<
  Pick<ComposeRouteOptions['registry'], 'compose'> & Pick<ComposeRouteOptions, 'edgeSecret'>
> = async (app, { compose, edgeSecret }) => {
  const signed = readSigned(app, edgeSecret);
  app.post(
    '/channels/:channel/hand-overs',
    {
      schema: {
        operationId: 'handOverComposition',
        summary: 'Hands a granted composition over to one browser, once; for edges',
        params: ChannelParams,
        security: [{ edge: [] }],
        response: answered({ 200: HandedOver }, [400, 401, 404, 503]),
      },
    },
    async (request, reply) => {
      const body = signed(request, Type.Object({ id: LinkId }));
      if (!body) return reply.code(401).send({ detail: 'This is for edges of this site.' });
      const until = await compose.handOver(body.id, request.params.channel);
      reply.header('cache-control', 'no-store');
      return { expiresAt: until.toISOString() };
    },
  );
};

/** @throws {RegistryRefusal} where this registry signs no tokens */
function requireSecret(secret: string | undefined): string {
  if (secret !== undefined) return secret;
  const reason = 'This registry makes no compose links: set EDGE_SECRET, the same as at its edges.';
  throw new RegistryRefusal('unsupported', reason);
}

/** @throws {RegistryRefusal} where a composition would be handed over to an origin that is not trusted */
function requireTrusted(site: string | undefined, trusted: readonly string[]): void {
  if (site === undefined) {
    const reason = 'The registry does not know the address of the site: set PUBLIC_URL.';
    throw new RegistryRefusal('conflict', reason);
  }
  const { origin } = new URL(site);
  if (isTrustedOrigin(origin, trusted)) return;
  const reason = `Compositions are not handed over to ${origin}: it is not in TRUSTED_ORIGINS.`;
  throw new RegistryRefusal('conflict', reason);
}
