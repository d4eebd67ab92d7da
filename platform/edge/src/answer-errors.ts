import { randomBytes } from 'node:crypto';
import { platformPaths } from '@aangan/manifest';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddressPage, untakenPage } from './plain-page.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/**
 * Answers what the router cannot read, such as an address with a broken percent sign: with a page where a browser asks
 * for one.
 * @param isHttps whether browsers are told to use nothing else
 */
export function answerUnroutable(isHttps: boolean) {
  return (_error: FastifyError, { headers }: FastifyRequest, reply: FastifyReply) => {
    reply.code(400).headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (!/\btext\/html\b/i.test(headers.accept ?? '')) {
      const detail = 'The address is malformed.';
      return reply.header('x-content-type-options', 'nosniff').send({ detail });
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageSecurityHeaders(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(malformedAddressPage(nonce));
  };
}

/**
 * Answers requests that nothing takes: a page is read, and nothing is sent to it. A browser gets a page that says so.
 * @param isHttps whether browsers are told to use nothing else
 */
export function answerUntaken(app: FastifyInstance, isHttps: boolean): void {
  app.setNotFoundHandler(({ url, headers }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const [first = ''] = /^\/[^/?]*/.exec(url) ?? [];
    if (platformPaths.includes(first.toLowerCase())) {
      return reply.code(404).send({ detail: 'Not found.' });
    }
    reply.code(405).headers({ allow: 'GET, HEAD', vary: 'accept' });
    if (!/\btext\/html\b/i.test(headers.accept ?? '')) {
      return reply.send({ detail: 'This address takes no such request.' });
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageSecurityHeaders(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(untakenPage(nonce));
  });
}

/**
 * Errors as bodies that tell a visitor nothing about the servers behind: what fails here is a server that does not
 * answer, so the answer is 503 and says when to try again. The reason is in the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ detail: 'The request is malformed.' });
    request.log.error(error, 'the request failed');
    return reply.code(503).header('retry-after', '5').send({
      detail: 'The site cannot answer right now. Please try again.',
    });
  });
}
