import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddressPage } from './plain-page.ts';
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
