import type { Channel } from '@aangan/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPage } from '../page/answer-page.ts';
import { audienceOf } from '../page/audience-of.ts';
import { buildPage, type PageSources } from '../page/build-page.ts';
import { addressOf } from '../page/request-address.ts';
import { answerQuestion, answerRefused } from './answer-link.ts';
import { composedBanner } from './banner.ts';
import type { ComposeAccess } from './compose-access.ts';
import { type ComposedRequest, composedRequests, redirectComposed } from './composed-requests.ts';
import { fileCookie } from './file-cookie.ts';

interface Options {
  channel: Channel;
  /** Opens compositions that no channel serves; without it they are refused. */
  access: ComposeAccess | undefined;
  /** What pages are built with. Composed ones report nothing. */
  sources: Omit<PageSources, 'reports'>;
  /** Called with each composed page. */
  onPage: () => void;
}

/**
 * Answers what compose links ask for: a composed page, a redirect, a question or a refusal.
 * @returns for a request and its address: whether it was answered; else the channel's page is its answer
 */
export function composedPages({ channel, access, sources, onPage }: Options) {
  const { site } = sources;
  const isHttps = site.protocol === 'https:';
  const composedOf = composedRequests({ channel, site, access });

  /** Never kept, never counted, and never for search engines: one who has the link sees it. */
  const answerComposed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { read, link, tab }: Extract<ComposedRequest, { kind: 'composed' }>,
    address: URL,
  ): Promise<void> => {
    const isShellLocal = tab?.isAway === false;
    const audience = audienceOf(link.composition.shell, request.headers.cookie);
    const composition = isShellLocal ? link.withLocals : link.composition;
    const banner = composedBanner(link, tab);
    const { template } = link;
    const shown = tab ? addressOf(tab.address) : address;
    const asked = { composition, template, address: shown, audience, banner, isShellLocal };
    const page = await buildPage(asked, sources);
    onPage();
    reply.header('x-robots-tag', 'noindex');
    if (access) reply.header('set-cookie', fileCookie(read, { channel, isHttps, access }));
    await answerPage(request, reply, {
      page,
      state: 'bypass',
      isHttps,
      pageId: () => '',
      locals: isShellLocal ? link.localOrigins : [],
      isCacheable: !tab,
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply, address: URL): Promise<boolean> => {
    const outcome = await composedOf(request, address);
    switch (outcome.kind) {
      case 'ordinary':
        return false;
      case 'redirect':
        redirectComposed(reply, outcome);
        return true;
      case 'refused':
        answerRefused(reply, outcome, isHttps);
        return true;
      case 'question':
        answerQuestion(reply, outcome, isHttps);
        return true;
      case 'composed':
        await answerComposed(request, reply, outcome, address);
        return true;
    }
  };
}
