import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether only who has its address may read it, and no page of another origin. */
    isForHolders?: boolean;
  }
}

/**
 * Lets pages of other origins read what a visitor without an account may read: a remote in another site's page shows
 * the same data. The API takes no cookie for what it answers here, and a request with a token is answered without the header, so that no
 * browser hands an account's data to such a page; sending anything is refused by the browser.
 */
export const crossOriginReads = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!isGuestsRead(request) || isPrivate(request, reply)) return;
      reply.header('access-control-allow-origin', '*');
    });
  },
  { name: 'cross-origin-reads' },
);

function isGuestsRead({ method, headers, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead && headers.authorization === undefined && (routeOptions.url ?? '').startsWith('/api/')
  );
}

/** A file or a page for one visitor, whose address is its only key. */
const isPrivate = ({ routeOptions }: FastifyRequest, reply: FastifyReply) =>
  routeOptions.config.isForHolders === true ||
  reply.getHeader('cross-origin-resource-policy') === 'same-origin';
