import type { Channel } from '@aangan/manifest';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Decision } from '../channel/change-channel.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { requireChannelRight } from '../tokens/team-rights.ts';
import { actorOf } from './authorise.ts';

/** What every change of a channel may say beside what it changes. */
export const Decided = Type.Object({
  expectedRevision: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The revision that the change was decided on; with another one it is refused',
    }),
  ),
  force: Type.Optional(
    Type.Boolean({
      description: 'Overrides what the compatibility gate refuses; needs a reason, and is marked',
    }),
  ),
});

/**
 * Who decided on a change of a channel, and how.
 * @throws {RegistryRefusal} `forbidden` where a team may not change the channel, or forces; `invalid` for a forced
 *   change without a reason
 */
export function decisionOf(
  request: FastifyRequest,
  { channel }: { channel: Channel },
  { why = '', ...decided }: Static<typeof Decided> & { why?: string },
): Decision {
  const isForced = decided.force ?? false;
  const { by, rights } = actorOf(request);
  if (rights) requireChannelRight(rights, channel);
  if (rights && isForced) {
    const detail = 'Only an integrator can force a change past the gate.';
    throw new RegistryRefusal('forbidden', detail, { code: 'integrator_required' });
  }
  if (isForced && !/\S/.test(why)) {
    throw new RegistryRefusal('invalid', 'Give the reason: a change is forced only with one.');
  }
  return { by, why, rights, isForced, expectedRevision: decided.expectedRevision };
}
