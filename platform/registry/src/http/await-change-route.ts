import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@aangan/manifest';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { ChannelChanges } from '../channel/channel-changes.ts';
import { answered } from './answers.ts';
import { Revision } from './channel-answers.ts';
import type { RouteOptions } from './route-options.ts';
import { ChannelParams } from './schemas.ts';

/** How long an edge's request is held, in milliseconds. */
const heldMs = 20_000;

/** Where edges wait for the next change of a channel: one held request each. */
export const awaitChangeRoute: FastifyPluginAsyncTypebox<
  RouteOptions & { edgeSecret: string | undefined }
> = async (app, { registry, edgeSecret }) => {
  const { channels, changes } = registry;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const revisionOf = async (channel: Channel) =>
    (await channels.composition(channel))?.revision ?? 0;

  app.get(
    '/channels/:channel/changes',
    {
      schema: {
        operationId: 'awaitChange',
        summary:
          'For edges, which sign the address: the revision of a channel, as soon as it is another one than theirs, or after 20 seconds',
        params: ChannelParams,
        querystring: Type.Object({ after: Type.String({ pattern: '^(-1|[0-9]{1,15})$' }) }),
        security: [{ edge: [] }],
        response: answered({ 200: Revision }, [400, 401, 503]),
      },
    },
    async (request, reply) => {
      const signature = request.headers[edgeSignatureHeader];
      if (!edgeSecret || !isSignedByEdge(signature, { body: request.url, secret: edgeSecret })) {
        return reply.code(401).send({ detail: 'This is for edges of this site.' });
      }
      const { channel } = request.params;
      const closed = new AbortController();
      reply.raw.once('close', () => closed.abort());
      reply.header('cache-control', 'no-store');
      // Watches before it reads the revision, so that no change in between is missed.
      const changed = nextChange(changes, channel, [closing.signal, closed.signal]);
      const revision = await revisionOf(channel);
      if (revision !== Number(request.query.after)) return { revision };
      await changed;
      return { revision: await revisionOf(channel) };
    },
  );
};

/** Settles at the channel's next change, when one of the signals aborts, or after {@link heldMs}. */
async function nextChange(
  changes: ChannelChanges,
  channel: Channel,
  signals: AbortSignal[],
): Promise<void> {
  const changed = new AbortController();
  const stop = changes.watch(channel, () => changed.abort());
  const signal = AbortSignal.any([changed.signal, ...signals]);
  await sleep(heldMs, undefined, { signal }).catch(() => undefined);
  stop();
}
