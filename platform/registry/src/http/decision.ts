import type { Channel } from '@aangan/manifest';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Decision } from '../channel/change-channel.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { requireChannelRight } from '../tokens/team-rights.ts';
import { actorOf } from './authorise.ts';
import { provedBy, requireRecentProof } from './recent-proof.ts';
import { RequiredWhy } from './schemas.ts';

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
 * @param more.isPromotion whether visitors get new releases by it, which needs a recent proof as a forced change does
 */
export function decisionOf(
  request: FastifyRequest,
  { channel }: { channel: Channel },
  { why = '', ...decided }: Static<typeof Decided> & { why?: string },
  { isPromotion = false }: { isPromotion?: boolean } = {},
): Decision {
  const isForced = decided.force ?? false;
  const { by: name, rights, proof } = actorOf(request);
  if (rights) requireChannelRight(rights, channel);
  if (rights && isForced) {
    const detail = 'Only an integrator can force a change past the gate.';
    throw new RegistryRefusal('forbidden', detail, { code: 'integrator_required' });
  }
  if (isForced && !/\S/.test(why)) {
    throw new RegistryRefusal('invalid', 'Give the reason: a change is forced only with one.');
  }
  // A machine proves nothing but its token, which forces nothing.
  const needsProof = !rights && (isForced || isPromotion);
  const by = needsProof ? provedBy(name, requireRecentProof(proof)) : name;
  return { by, person: name, why, rights, isForced, expectedRevision: decided.expectedRevision };
}

const { expectedRevision } = Decided.properties;
/** What a change of what a channel requires says beside it. */
export const RuleDecided = Type.Object({ why: RequiredWhy, expectedRevision });

/**
 * Which integrator changes what a channel requires, and how. On production it needs a recent proof, as a promotion does: a
 * rule that is loosened lets releases through.
 */
export const ruleDecisionOf = (
  request: FastifyRequest,
  on: { channel: Channel },
  body: Static<typeof RuleDecided>,
): Decision => decisionOf(request, on, body, { isPromotion: on.channel === 'production' });
