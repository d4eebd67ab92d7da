import { readVisitor, visitorHeader } from '@aangan/server/visitor';
import fp from 'fastify-plugin';

/**
 * Behind an edge of its own, the address of a request is the edge's. An edge therefore passes the visitor's, signed:
 * `request.ip` is that one. A header without a valid signature is ignored.
 */
export const visitorAddress = fp<{ edgeSecret?: string | undefined }>(
  async (app, { edgeSecret }) => {
    if (edgeSecret === undefined) return;
    app.addHook('onRequest', async (request) => {
      const address = readVisitor(request.headers[visitorHeader], edgeSecret);
      if (address !== undefined) Object.defineProperty(request, 'ip', { value: address });
    });
  },
  { name: 'visitor-address' },
);
