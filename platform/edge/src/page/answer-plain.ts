import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { LinkRefusal } from '../composed/open-link.ts';
import { localQuestionPage, refusedLinkPage, unavailablePage } from '../plain-page.ts';
import { pageSecurityHeaders } from '../security-headers.ts';

/** Answers a compose link that opens nothing. */
export function answerRefused(
  reply: FastifyReply,
  { reason, cookie }: { reason: LinkRefusal; cookie: string },
  isHttps: boolean,
): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  return outOfSearch(reply)
    .code(reason === 'away' ? 503 : 400)
    .send(plain(reply, isHttps, (nonce) => refusedLinkPage(nonce, reason)));
}

/** Asks whether code of the visitor's computer may run in the tab. */
export function answerQuestion(
  reply: FastifyReply,
  asked: { origins: readonly string[]; to: string },
  isHttps: boolean,
): FastifyReply {
  const page = plain(reply, isHttps, (nonce) => localQuestionPage(nonce, asked));
  // Not even a page of the site that has opened this one can read where its button leads.
  reply.header('cross-origin-opener-policy', 'noopener-allow-popups');
  return outOfSearch(reply).header('referrer-policy', 'no-referrer').send(page);
}

/** Answers while there is nothing to serve. */
export function answerUnavailable(reply: FastifyReply, isHttps: boolean): FastifyReply {
  reply.code(503).header('retry-after', '5');
  return reply.send(plain(reply, isHttps, unavailablePage));
}

function outOfSearch(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex');
}

/** Sets the headers of a page that needs nothing but itself. */
function plain(reply: FastifyReply, isHttps: boolean, page: (nonce: string) => string): string {
  const nonce = randomBytes(16).toString('base64');
  reply
    .headers(pageSecurityHeaders(nonce, isHttps))
    .header('cache-control', 'no-store, no-transform')
    .type('text/html; charset=utf-8');
  return page(nonce);
}
