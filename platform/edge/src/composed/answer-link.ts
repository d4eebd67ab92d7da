import type { FastifyReply } from 'fastify';
import { plainAnswer } from '../page/answer-plain.ts';
import { localQuestionPage, refusedLinkPage } from './link-pages.ts';
import type { LinkRefusal } from './open-link.ts';

/** Answers a compose link that opens nothing. */
export function answerRefused(
  reply: FastifyReply,
  { reason, cookie }: { reason: LinkRefusal; cookie: string },
  isHttps: boolean,
): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  return outOfSearch(reply)
    .code(reason === 'away' ? 503 : 400)
    .send(plainAnswer(reply, isHttps, (nonce) => refusedLinkPage(nonce, reason)));
}

/** Asks whether code of the visitor's computer may run in the tab. */
export function answerQuestion(
  reply: FastifyReply,
  asked: { origins: readonly string[]; to: string },
  isHttps: boolean,
): FastifyReply {
  const page = plainAnswer(reply, isHttps, (nonce) => localQuestionPage(nonce, asked));
  // Not even a page of the site that has opened this one can read where its button leads.
  reply.header('cross-origin-opener-policy', 'noopener-allow-popups');
  return outOfSearch(reply).header('referrer-policy', 'no-referrer').send(page);
}

function outOfSearch(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex');
}
