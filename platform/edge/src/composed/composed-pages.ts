import { languageOf } from '@aangan/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPage } from '../page/answer-page.ts';
import { plainAnswer } from '../page/answer-plain.ts';
import { audienceOf } from '../page/audience-of.ts';
import { buildPage } from '../page/build-page.ts';
import type { PageSources } from '../page/page-sources.ts';
import { addressOf } from '../page/request-address.ts';
import { flagsOf } from '../page/visitor-flags.ts';
import { visitorCookieHeader, visitorOf } from '../visitor/visitor-id.ts';
import { composedBanner } from './banner.ts';
import { type Choice, chooseComposition } from './choose-composition.ts';
import { localQuestionPage, refusedLinkPage } from './link-pages.ts';
import type { SessionCompositions } from './session-compositions.ts';
import { filesCookie } from './session-cookies.ts';

interface Options {
  /** Compositions that no channel serves; without it they are refused. */
  compositions: SessionCompositions | undefined;
  /** What pages are built with. Composed ones report nothing. */
  sources: Omit<PageSources, 'reports' | 'rests' | 'answers'>;
  /** Called with each composed page. */
  onPage: () => void;
}

/**
 * Answers requests for a composition other than the channel's with its page, a redirect, a question or a refusal.
 * @returns for a request and its address: whether it was answered; if not, the channel's page is the answer
 */
export function composedPages({ compositions, sources, onPage }: Options) {
  const isHttps = sources.site.protocol === 'https:';

  /** Never cached, never counted and never indexed: only its session sees it. */
  const answerComposed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { read, link, tab }: Extract<Choice, { kind: 'composed' }>,
    address: URL,
  ): Promise<void> => {
    const isShellLocal = tab?.isAway === false;
    const composition = isShellLocal ? link.withLocals : link.composition;
    const at = tab ? addressOf(tab.address) : address;
    const audience = audienceOf(composition.shell, request.headers.cookie);
    const visitor = visitorOf(request.headers);
    const flags = flagsOf(composition, { address: at, audience, visitor: visitor.id });
    if (visitor.id && visitor.isNew && flags.isSplit) {
      reply.header('set-cookie', visitorCookieHeader(visitor.id, isHttps));
    }
    const page = await buildPage(
      {
        composition,
        template: link.template,
        address: at,
        audience,
        flags: flags.shown,
        banner: composedBanner(link, languageOf(at.pathname, composition.shell.languages), tab),
        isShellLocal,
      },
      sources,
    );
    onPage();
    if (compositions) reply.header('set-cookie', filesCookie(compositions, read));
    await answerPage(request, reply, {
      page,
      state: 'bypass',
      isHttps,
      pageId: () => '',
      flags: flags.text,
      locals: isShellLocal ? link.localOrigins : [],
      isCacheable: !tab,
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply, address: URL): Promise<boolean> => {
    const choice = await chooseComposition(compositions, request, address);
    if (choice.kind === 'channel') return false;
    if ('cookie' in choice && choice.cookie) reply.header('set-cookie', choice.cookie);
    if (choice.kind === 'redirect') {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      reply.redirect(choice.to, 303);
      return true;
    }
    reply.header('x-robots-tag', 'noindex');
    if (choice.kind === 'composed') {
      await answerComposed(request, reply, choice, address);
    } else if (choice.kind === 'question') {
      const page = plainAnswer(reply, isHttps, (nonce) => localQuestionPage(nonce, choice));
      // Even a page of the site that opened this one must not be able to read where its button leads.
      reply.header('cross-origin-opener-policy', 'noopener-allow-popups');
      reply.header('referrer-policy', 'no-referrer').send(page);
    } else {
      const { reason } = choice;
      reply.code(reason === 'away' ? 503 : 400);
      reply.send(plainAnswer(reply, isHttps, (nonce) => refusedLinkPage(nonce, reason)));
    }
    return true;
  };
}
