import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import {
  isFailure,
  maxRenderedAddress,
  parsePageReports,
  type RegistryReader,
  reportsPath,
  shellName,
} from '@aangan/manifest';
import { startPath } from '@aangan/manifest/report-limits';
import { createLogger } from '@aangan/server/create-logger';
import type { FastifyInstance } from 'fastify';
import type { BootOrder, SignedInVisitor } from './boot-order.ts';

/** The origin of the pages; browsers trust it as they trust https. */
export const origin = 'http://localhost';

/** A request of a page. */
export interface PageRequest {
  method: string;
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Whether a script made the request, as opposed to a picture or a navigation. */
  isByScript?: boolean;
}

interface Answer {
  status: number;
  headers: { name: string; value: string }[];
  body: Buffer;
}

/** The site that the candidates would make, as an edge serves it, without a network. */
export interface CandidateEdge {
  /** The site for the pages of one browser: what they report reaches no other browser. */
  site(): CandidateSite;
  close(): Promise<void>;
}

/** What answers the pages of one browser. */
export interface CandidateSite {
  /** Null for what is not of this site. */
  answer(request: PageRequest): Promise<Answer | null>;
  /** What pages have reported since the last call. */
  reported(): string[];
  /** How many requests to the API had no answer since the last call. */
  unanswered(): number;
}

const json = { name: 'content-type', value: 'application/json' };

/** @param read reads a file by its hex sha256 */
export async function openCandidateEdge(
  order: BootOrder,
  read: (sha256: string) => Buffer,
): Promise<CandidateEdge> {
  const edge = await edgeOf(order, read);
  return { site: () => siteOf(edge, order), close: () => edge.close() };
}

function siteOf(edge: FastifyInstance, order: BootOrder): CandidateSite {
  let reports: string[] = [];
  let unanswered = 0;

  const report = (text: string) => {
    for (const one of parsePageReports(text)?.reports ?? []) {
      if (!isFailure(one)) continue;
      const { name, release, kind, expose = '', message } = one;
      reports.push(`${kind} of ${[name, release, expose].join(' ').trim()}: ${message}`);
    }
  };
  const reportStart = (text: string) => {
    const [, release, ...reason] = text.split(' ');
    if (release !== undefined) {
      reports.push(`not-started of ${shellName} ${release}: ${reason.join(' ')}`);
    }
  };
  return {
    answer: async ({ method, url, body, headers }) => {
      const address = URL.parse(url);
      if (address?.origin !== origin) return null;
      const path = address.pathname + address.search;
      if (address.pathname === reportsPath) {
        report(body);
        return plain(204, '');
      }
      if (address.pathname === startPath) {
        reportStart(body);
        return plain(204, '');
      }
      if (isBelow(path, '/api')) {
        const known = method === 'GET' ? order.answers[path] : undefined;
        if (known) return plain(known.status, known.body);
        unanswered += 1;
        return plain(503, unavailable);
      }
      if (isBelow(path, '/platform')) return plain(503, unavailable);
      return injected(edge, path, headers);
    },
    reported: () => {
      const all = reports;
      reports = [];
      return all;
    },
    unanswered: () => {
      const count = unanswered;
      unanswered = 0;
      return count;
    },
  };
}

/** The site for an account: scripts get only the API's answers to that account, none of those to guests. */
export interface SignedInSite extends CandidateSite {
  /** Addresses under /api/ that scripts requested without an answer, each once. */
  asked(): string[];
}

/** How many addresses are reported for one page, which can request any number. */
const maxAsked = 40;

/** The same site for a visitor who is signed in. */
export function siteFor(site: CandidateSite, { answers }: SignedInVisitor): SignedInSite {
  const asked = new Set<string>();
  return {
    ...site,
    answer: async (request) => {
      const { method, url, headers, isByScript } = request;
      const path = url.startsWith(origin) ? url.slice(origin.length) : '';
      if (method !== 'GET' || !isByScript || !isBelow(path, '/api')) return site.answer(request);
      const known = Object.hasOwn(answers, path) ? answers[path] : undefined;
      if (known) return plain(known.status, known.body);
      // A stream never ends: there is no answer of it that could be kept.
      const isStream = headers.accept === 'text/event-stream';
      if (!isStream && asked.size < maxAsked && path.length <= maxRenderedAddress) asked.add(path);
      return plain(503, unavailable);
    },
    asked: () => [...asked],
  };
}

const plain = (status: number, body: string): Answer => ({
  status,
  headers: [json],
  body: Buffer.from(body),
});

const unavailable = '{"detail":"Not available while a release is checked."}';

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
}

async function injected(
  edge: FastifyInstance,
  url: string,
  { cookie = '', accept = '*/*' }: PageRequest['headers'],
): Promise<Answer> {
  const answer = await edge.inject({ method: 'GET', url, headers: { cookie, accept } });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => ({ name, value: String(one) })),
  );
  return { status: answer.statusCode, headers, body: answer.rawPayload };
}

async function edgeOf(
  order: BootOrder,
  read: (sha256: string) => Buffer,
): Promise<FastifyInstance> {
  // Loaded here: it loads slowly, and a checker that opens no page does not need it.
  const { createEdge } = await import('@aangan/edge');
  const reader: RegistryReader = {
    composition: async () => order.composition,
    releaseFile: async (name, release, path) => {
      const file = order.files[`${name}/${release}/${path}`];
      if (!file) return null;
      const { sha256, ...served } = file;
      return { ...served, bytes: read(sha256) };
    },
  };
  const api: RequestListener = ({ url = '' }, response) => {
    const { status, body } = order.answers[url] ?? { status: 503, body: unavailable };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  return createEdge({
    channel: order.composition.channel,
    reader,
    publicUrl: new URL(origin),
    passThrough: { '/api': api, '/platform': (_request, response) => response.end() },
    // Pages send their reports to the site that answers their requests, which is this one.
    reports: { secret: randomBytes(32).toString('hex'), samplePercent: 0 },
    logger: createLogger({ name: 'aangan-candidate', level: 'silent' }),
    isIndexed: false,
  });
}
