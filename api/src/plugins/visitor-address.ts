import { isThroughStaging, readVisitor, visitorHeader } from '@aangan/server/visitor';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it came through the edge of a channel on which releases are tried before visitors get them. */
    isOfStaging: boolean;
  }
}

/**
 * Behind an edge of its own, the address of a request is the edge's. An edge therefore passes the visitor's, signed:
 * `request.ip` is that one. What comes through the edge of a staging channel is known as that, in one process without a
 * header. Of a header without a valid signature the address is ignored, and the request has no more rights than one of
 * staging: it may be of an edge that was started with another secret. A request without a header is the site's.
 */
export const visitorAddress = fp<{ edgeSecret?: string | undefined }>(
  async (app, { edgeSecret }) => {
    app.decorateRequest('isOfStaging', false);
    app.addHook('onRequest', async (request) => {
      const header = request.headers[visitorHeader];
      const visitor = edgeSecret === undefined ? undefined : readVisitor(header, edgeSecret);
      if (visitor) Object.defineProperty(request, 'ip', { value: visitor.address });
      const isStrange = header !== undefined && !visitor;
      request.isOfStaging =
        isStrange || visitor?.isStaging === true || isThroughStaging(request.raw);
    });
  },
  { name: 'visitor-address' },
);
