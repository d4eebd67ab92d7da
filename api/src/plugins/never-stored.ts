import type { FastifyReply, FastifyRequest } from 'fastify';

/** An onSend hook for answers that belong to one account: nothing between here and the reader may store them. */
export async function neverStored(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
