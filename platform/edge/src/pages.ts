import { randomBytes } from 'node:crypto';
import type { Composition, RegistryReader } from '@aangan/manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CurrentComposition } from './current-composition.ts';
import { readFirstData } from './first-data.ts';
import { inlineJson } from './html-escape.ts';
import { pageParts } from './page-head.ts';
import { type PageTemplate, parseTemplate } from './page-template.ts';
import type { PassThroughTarget } from './pass-through.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { unavailablePage } from './unavailable-page.ts';

interface Options {
  current: CurrentComposition;
  reader: RegistryReader;
  isHttps: boolean;
  /** The server of /api; without one the pages carry no first data. */
  api: PassThroughTarget | undefined;
}

const requiredSlots = ['title', 'head', 'composition', 'scripts', 'data', 'nonce'];

/** Serves every other address: the shell's page with the channel's composition inlined. */
export function pages(app: FastifyInstance, { current, reader, isHttps, api }: Options): void {
  const templateOf = keepTemplate(reader);

  app.get('/*', async (request, reply) => {
    const composition = await current.get().catch((error: unknown) => {
      request.log.error(error, 'the composition could not be read');
      return null;
    });
    const template = composition && (await templateOf(composition));
    if (!composition || !template) return unavailable(reply, isHttps);
    const nonce = randomBytes(16).toString('base64');
    const address = new URL(request.url, 'http://edge.invalid');
    const { known, data, ...parts } = pageParts(composition, address, nonce);
    const { answers, missing } = await readFirstData(data, api);
    return reply
      .code(known ? (missing ?? 200) : 404)
      .headers(pageSecurityHeaders(nonce, isHttps))
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(template.fill({ ...parts, data: inlineFirstData(answers, nonce), nonce }));
  });
}

/** The answers are JSON already: they are joined as text and not parsed. */
function inlineFirstData(answers: Record<string, string>, nonce: string): string {
  const entries = Object.entries(answers).map(([key, body]) => `${JSON.stringify(key)}:${body}`);
  return inlineJson('aangan-first-data', `{${entries.join(',')}}`, nonce);
}

function unavailable(reply: FastifyReply, isHttps: boolean) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(503)
    .headers(pageSecurityHeaders(nonce, isHttps))
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/html; charset=utf-8')
    .send(unavailablePage(nonce));
}

/** The template of the shell's release, read once for each release. */
function keepTemplate(reader: RegistryReader) {
  let kept: { release: string; template: PageTemplate } | null = null;
  return async ({ shell }: Composition): Promise<PageTemplate | null> => {
    if (kept?.release === shell.release) return kept.template;
    const file = await reader.releaseFile('shell', shell.release, shell.template);
    if (!file) return null;
    const template = parseTemplate(new TextDecoder().decode(file.bytes), requiredSlots);
    kept = { release: shell.release, template };
    return template;
  };
}
