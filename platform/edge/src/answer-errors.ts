import { randomBytes } from 'node:crypto';
import { platformPaths } from '@aangan/manifest';
import { type Answers, httpsOnly, inertHeaders } from '@aangan/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddressPage, methodNotAllowedPage, type PageLanguage } from './plain-page.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/**
 * What an edge answers when it has no page to send. Browsers get a page that says so; other clients get an error body.
 * Neither says anything about the servers behind the edge.
 * @param isHttps whether browsers are told to use HTTPS only
 * @param languageAt the language of a request's address
 */
export function edgeAnswers(
  isHttps: boolean,
  languageAt: (pathname: string) => PageLanguage,
): Answers {
  const answer = (
    { headers, url }: FastifyRequest,
    reply: FastifyReply,
    { detail, page }: { detail: string; page: typeof malformedAddressPage },
  ) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (!/\btext\/html\b/i.test(headers.accept ?? '')) {
      return reply.headers({ ...inertHeaders, ...(isHttps && httpsOnly) }).send({ detail });
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageSecurityHeaders(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(page(nonce, languageAt(url.split('?')[0] ?? '')));
  };
  return {
    unroutable: (_error, request, reply) =>
      answer(request, reply.code(400), {
        detail: 'The address is malformed.',
        page: malformedAddressPage,
      }),
    /**
     * GET matches a page at every address outside the platform's paths, so what arrives here used another method: 405.
     */
    notFound(request, reply) {
      const [first = ''] = /^\/[^/?]*/.exec(request.url) ?? [];
      if (platformPaths.includes(first.toLowerCase())) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      return answer(request, reply.code(405).header('allow', 'GET, HEAD'), {
        detail: 'This address takes no such request.',
        page: methodNotAllowedPage,
      });
    },
    /** Server errors come from a server that does not answer, hence the Retry-After. */
    error(error, request, reply) {
      reply.header('cache-control', 'no-store');
      const status = error.statusCode ?? 503;
      if (status < 500) return reply.code(status).send({ detail: 'The request is malformed.' });
      request.log.error(error, 'the request failed');
      return reply.code(503).header('retry-after', '5').send({
        detail: 'The site cannot answer right now. Please try again.',
      });
    },
  };
}
