import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Decision } from '../channel/change-channel.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { integratorOf } from './require-integrator.ts';

/** What every change of a channel may say beside what it changes. */
export const Decided = Type.Object({
  expected_revision: Type.Optional(
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
 * Who decided on a change, and how.
 * @throws {RegistryRefusal} `invalid` for a forced change without a reason
 */
export function decisionOf(
  request: FastifyRequest,
  { why = '', ...decided }: Static<typeof Decided> & { why?: string },
): Decision {
  const isForced = decided.force ?? false;
  if (isForced && !/\S/.test(why)) {
    throw new RegistryRefusal('invalid', 'Give the reason: a change is forced only with one.');
  }
  const by = integratorOf(request);
  return { by, why, isForced, expectedRevision: decided.expected_revision };
}
