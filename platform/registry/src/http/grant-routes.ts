import { type Channel, isTrustedOrigin } from '@aangan/manifest';
import { composeParameter, signComposeToken } from '@aangan/manifest/compose-link';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { HandedOver, MadeGrant } from './compose-answers.ts';
import { requireSecret } from './compose-routes.ts';
import { readSigned } from './read-signed.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, LinkId } from './schemas.ts';

interface GrantRouteOptions extends RouteOptions {
  /** What tokens and requests of edges are signed with. */
  edgeSecret: string | undefined;
  /** The channel that visitors see. */
  visitorsChannel: Channel;
  /** Origins that compositions are handed over to. */
  trustedOrigins: readonly string[];
}

/** Compositions on the channel that visitors see, for one browser. */
export const grantRoutes: FastifyPluginAsyncTypebox<GrantRouteOptions> = async (app, options) => {
  const { registry, authorisation, edgeSecret, visitorsChannel: channel } = options;
  const { compose } = registry;

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
        response: answered({ 201: MadeGrant }, [400, 401, 403, 404, 409, 415, 503]),
      },
    },
    async (request, reply) => {
      const secret = requireSecret(edgeSecret);
      const site = requireTrusted(options.addresses[channel], options.trustedOrigins);
      const { id, takenUntil, expiresAt } = await compose.grant(
        request.body.link,
        actorOf(request).by,
      );
      const token = signComposeToken(
        { id, expiresAt: takenUntil },
        { channel, secret, kind: 'hand-over' },
      );
      reply.code(201).header('cache-control', 'no-store');
      return {
        id,
        link: new URL(`/?${composeParameter}=${token}`, site).href,
        opensUntil: takenUntil.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    },
  );
};

/** What edges ask when a browser takes a composition: signed with the secret that they share with the registry. */
export const handOverRoutes: FastifyPluginAsyncTypebox<GrantRouteOptions> = async (
  app,
  { registry, edgeSecret },
) => {
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
      const until = await registry.compose.handOver(body.id, request.params.channel);
      reply.header('cache-control', 'no-store');
      return { expiresAt: until.toISOString() };
    },
  );
};

/** @throws {RegistryRefusal} where a composition would be handed over to an origin that is not trusted */
function requireTrusted(site: string | undefined, trusted: readonly string[]): string {
  if (site === undefined) {
    const reason = 'The registry does not know the address of the site: set PUBLIC_URL.';
    throw new RegistryRefusal('conflict', reason);
  }
  const { origin } = new URL(site);
  if (isTrustedOrigin(origin, trusted)) return site;
  const reason = `Compositions are not handed over to ${origin}: it is not in TRUSTED_ORIGINS.`;
  throw new RegistryRefusal('conflict', reason);
}
