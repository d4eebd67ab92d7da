/**
 * How long a whole request may take to arrive, in milliseconds: an upload over a slow line fits, and a body sent byte by
 * byte does not hold a connection for ever. Every Fastify server is given it, whose own default is no bound.
 */
export const receiveWithinMs = 300_000;

/**
 * How long a connection may carry nothing while a request arrives or is answered, in milliseconds. Longer than any answer
 * takes to begin; a client that does not read its answer holds a connection no longer than twice this.
 */
export const silentWithinMs = 150_000;
