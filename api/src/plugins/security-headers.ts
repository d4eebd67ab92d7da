import fp from 'fastify-plugin';

/** Nothing that the API answers may be taken for another type than it says, an uploaded file least of all. */
export const noSniffing = { 'x-content-type-options': 'nosniff' };

/** Headers of every answer, also of refusals. */
export const securityHeaders = fp(
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(noSniffing);
    });
  },
  { name: 'security-headers' },
);
