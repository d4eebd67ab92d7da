import { createHash, randomBytes } from 'node:crypto';
import { acceptedEncoding, matchesEtag } from '@aangan/server/requests';
import { currentSpan } from '@aangan/server/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageEncodings } from '../document/nonce-document.ts';
import { pageSecurityHeaders } from '../security-headers.ts';
import type { BuiltPage } from './build-page.ts';
import type { CacheState } from './page-cache.ts';

const switchedOff = new WeakSet<FastifyRequest>();

/** Whether the answer was the notice of a page that an operator switched off, which is no failure despite the 503. */
export function isSwitchedOff(request: FastifyRequest): boolean {
  return switchedOff.has(request);
}

/** The Retry-After of a page that is switched off. */
const retryAfterSeconds = 300;

/** A page, and how it is answered. */
interface Answer {
  page: BuiltPage;
  state: CacheState | 'bypass';
  isHttps: boolean;
  /** Servers of the visitor's computer that the page may load from. */
  locals?: readonly string[];
  /** The origin of the release files, if it is not the site's. */
  releasesOrigin?: string | undefined;
  /** Whether the browser may store it; true by default. */
  isCacheable?: boolean;
  /** The visitor's flags, as `flagsOf` makes their text. */
  flags?: string;
  /** The headers in place of a page's, for its nonce. */
  headers?: (nonce: string) => Record<string, string>;
  /** The percentage of page views that send measurements. */
  sample?: string | undefined;
  /** Counts the page view and makes the id that it reports with. */
  pageId: () => string;
}

/** Answers a request with a page, or with 304 where the browser has it. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply, answered: Answer) {
  const { page, state, isHttps, pageId, locals, releasesOrigin, isCacheable = true } = answered;
  const { flags = '', sample = '0' } = answered;
  const { status, document, renderMs, spoken } = page;
  const isMade = state === 'miss' || state === 'bypass';
  const timing = isMade && renderMs !== null ? `, render;dur=${renderMs.toFixed(1)}` : '';
  reply.headers({
    'cache-control': `${isCacheable ? 'private, no-cache' : 'no-store'}, no-transform`,
    'server-timing': `cache;desc=${state}${timing}`,
    vary: 'accept-encoding, cookie',
    ...(spoken && { 'content-language': spoken.locale }),
  });
  if (status === 200 && isCacheable) {
    const etag = etagWith(document.etag, flags);
    reply.header('etag', etag);
    // Without a content security policy: the stored page keeps the nonce and the id that it came with.
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (status === 503) {
    switchedOff.add(request);
    reply.header('retry-after', String(retryAfterSeconds));
  }
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(status)
    .headers(
      answered.headers?.(nonce) ??
        pageSecurityHeaders(nonce, isHttps, { locals, releasesOrigin, hasFrames: page.hasFrames }),
    )
    .type('text/html; charset=utf-8');
  const texts = { nonce, pageId: pageId(), sample, trace: pageTrace(), flags };
  const accepted = acceptedEncoding(request.headers['accept-encoding'], pageEncodings);
  const { bytes, encoding } = await document.encoded(accepted, texts);
  return (encoding ? reply.header('content-encoding', encoding) : reply).send(bytes);
}

/** A stored page keeps the flags that it came with: it is another page for a visitor who has others now. */
function etagWith(etag: string, flags: string): string {
  if (flags === '') return etag;
  const hash = createHash('sha256').update(flags).digest('base64url').slice(0, 12);
  return etag.replace(/"$/, `-${hash}"`);
}

/** The trace headers for the page's own requests, if its trace is exported. */
function pageTrace(): string {
  const span = currentSpan();
  return span?.isSampled ? Object.values(span.headers()).join(' ') : '';
}
