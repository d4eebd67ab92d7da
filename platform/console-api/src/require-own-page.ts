import type { onRequestHookHandler } from 'fastify';

/** Carries the session's CSRF token. */
export const csrfHeader = 'x-csrf-token';

/**
 * Accepts requests from the console's own page only. A page on another port sends the console's cookie along, because
 * ports share cookies. But it cannot send this `Origin`, nor the CSRF header, which needs a CORS permission that is
 * never given. Files and the page need neither, because they hold no data.
 */
export function requireOwnPage(origin: string): onRequestHookHandler {
  return (request, reply, done) => {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD') {
      const isOwnHost = headers.host === new URL(origin).host;
      // At any other address, every request of the page would be refused.
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
