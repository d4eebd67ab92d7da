import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddressPage, unservablePage } from './plain-page.ts';
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
 * Answers what the edge serves nothing for: its pages are read, and nothing is sent to them. A browser gets a page.
 * @param isHttps whether browsers are told to use nothing else
 */
export function answerUnservable(app: FastifyInstance, isHttps: boolean): void {
  app.setNotFoundHandler(({ method, headers }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD';
    reply.code(isRead ? 404 : 405).headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (!isRead) reply.header('allow', 'GET, HEAD');
    if (isRead || !/\btext\/html\b/i.test(headers.accept ?? '')) {
      const detail = isRead ? 'Not found.' : 'This address takes no such request.';
      return reply.header('x-content-type-options', 'nosniff').send({ detail });
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageSecurityHeaders(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(unservablePage(nonce));
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
