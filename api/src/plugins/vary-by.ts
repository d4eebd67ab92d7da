import type { FastifyReply } from 'fastify';

/** Adds a header of requests, in lower case, to those that the answer depends on. */
export function varyBy(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '').split(/,\s*/);
  reply.header('vary', [...new Set([...named, name])].filter(Boolean).join(', '));
}
