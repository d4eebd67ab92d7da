/**
 * How long a whole request may take to arrive, in milliseconds: an upload over a slow line fits, and a body sent byte by
 * byte does not hold a connection for ever. Every Fastify server is given it, whose own default is no bound.
 */
export const receiveWithinMs = 300_000;
