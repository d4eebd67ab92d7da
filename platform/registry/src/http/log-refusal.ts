import type { FastifyRequest } from 'fastify';

/** Records who was refused what: a token of a team never asks the API, whose log has all others. */
export function logRefusal(
  { log }: Pick<FastifyRequest, 'log'>,
  refusal: { status: number; code: string | undefined; by: string | undefined },
): void {
  // Unknown addresses are asked for all day.
  if (refusal.status !== 404) log.info(refusal, 'request refused');
}
