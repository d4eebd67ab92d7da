import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type PageLanguage, unavailablePage } from '../plain-page.ts';
import { pageSecurityHeaders } from '../security-headers.ts';

/** Answers while there is nothing to serve. */
export function answerUnavailable(
  reply: FastifyReply,
  isHttps: boolean,
  language: PageLanguage,
): FastifyReply {
  reply.code(503).header('retry-after', '5');
  return reply.send(plainAnswer(reply, isHttps, (nonce) => unavailablePage(nonce, language)));
}

/**
 * Sets the headers of a self-contained page.
 * @param page makes its HTML, with a nonce for its scripts and styles
 * @returns the HTML to send
 */
export function plainAnswer(
  reply: FastifyReply,
  isHttps: boolean,
  page: (nonce: string) => string,
): string {
  const nonce = randomBytes(16).toString('base64');
  reply
    .headers(pageSecurityHeaders(nonce, isHttps))
    .header('cache-control', 'no-store, no-transform')
    .type('text/html; charset=utf-8');
  return page(nonce);
}
