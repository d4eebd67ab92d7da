import { randomBytes } from 'node:crypto';
import {
  type Composition,
  type PageTemplate,
  parsePageTemplate,
  type RegistryReader,
  shellName,
} from '@aangan/manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CurrentComposition } from './current-composition.ts';
import { readFirstData } from './first-data.ts';
import { inlineJson } from './html-escape.ts';
import { pageParts } from './page-head.ts';
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

/** Serves every other address: the shell's page with the channel's composition inlined. */
export function pages(app: FastifyInstance, { current, reader, isHttps, api }: Options): void {
  const readServable = keepServable(current, reader);

  app.get('/*', async (request, reply) => {
    const servable = await readServable((error) => {
      request.log.error(error, 'the composition cannot be served');
    });
    if (!servable) return unavailable(reply, isHttps);
    const { composition, template } = servable;
    const nonce = randomBytes(16).toString('base64');
    const { known, data, ...parts } = pageParts(composition, addressOf(request.url), nonce);
    const { answers, missing } = await readFirstData(data, api);
    return reply
      .code(known ? (missing ?? 200) : 404)
      .headers(pageSecurityHeaders(nonce, isHttps))
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(template.fill({ ...parts, data: inlineFirstData(answers, nonce), nonce }));
  });
}

/** The address of a request. A path that begins with two slashes is a path, and names no host. */
function addressOf(url: string): URL {
  const address = new URL('http://edge.invalid');
  const [path = '/', ...query] = url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
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

/** A composition with the template of its shell. */
interface Servable {
  composition: Composition;
  template: PageTemplate;
}

/** The current composition; while its template cannot be read, the one that was served before. */
function keepServable(current: CurrentComposition, reader: RegistryReader) {
  let last: Servable | null = null;
  const read = async (): Promise<Servable | null> => {
    const composition = await current.get();
    if (!composition) return null;
    if (last?.composition.shell.release === composition.shell.release) {
      return { composition, template: last.template };
    }
    const { release, template } = composition.shell;
    const file = await reader.releaseFile(shellName, release, template);
    if (!file) throw new Error(`The shell ${release} has no ${template}`);
    return { composition, template: parsePageTemplate(new TextDecoder().decode(file.bytes)) };
  };
  return async (onError: (error: unknown) => void): Promise<Servable | null> => {
    try {
      last = await read();
    } catch (error) {
      onError(error);
    }
    return last;
  };
}
