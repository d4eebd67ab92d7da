import type { onRequestHookHandler } from 'fastify';

/** Carries the session's CSRF token. */
export const csrfHeader = 'x-csrf-token';

/**
 * Lets only the console's own page send requests. A page on another port has the console's cookie sent along, as
 * ports share cookies; it cannot send this `Origin`, nor the CSRF header without a permission that is never given.
 * Reading a file or the page needs neither: there is no data in them.
 */
export function requireOwnPage(origin: string): onRequestHookHandler {
  return (request, reply, done) => {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD') {
      const isOwnHost = headers.host === new URL(origin).host;
      // The page would be refused every answer at any other address.
      if (isOwnHost || request.url === '/health') return done();
      // Appended: read as a reference, `//evil.test` would lead to another host.
      const path = request.url.startsWith('/') ? request.url : '/';
      return void reply.redirect(new URL(origin + path).href, 302);
    }
    if (headers.origin === origin && headers[csrfHeader] !== undefined) return done();
    void reply.code(403).send({
      detail: `This is for the console’s own page. Open it at ${origin}.`,
      code: 'foreign_origin',
    });
  };
}
