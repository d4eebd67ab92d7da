import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider answers: a status with JSON, text or nothing at all. */
export interface Scripted {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  bytes?: Buffer;
  /** No answer while the test runs. */
  silent?: boolean;
}

/** A request that the provider got. */
interface Asked {
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

type Answer = (asked: Asked) => Scripted;

export const longLivedToken = 'long-lived-secret-token';

/** A medium as Instagram lists it. */
export const medium = (id: string | number, parts: Record<string, unknown> = {}) => ({
  id: String(id),
  media_type: 'IMAGE',
  media_url: `https://scontent.cdninstagram.com/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  caption: `Post ${id}`,
  timestamp: '2026-03-04T05:06:07+0000',
  ...parts,
});

/** Instagram over real HTTP on this machine; each test says how its addresses answer. */
export async function startScriptedProvider() {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    let body = '';
    for await (const chunk of request) body += chunk;
    const got = { path: pathname, query: searchParams, form: new URLSearchParams(body) };
    asked.push(got);
    const scripted = answers.get(pathname)?.(got) ?? { status: 404, text: 'Not here' };
    if (scripted.silent) return;
    const json = scripted.json === undefined ? undefined : JSON.stringify(scripted.json);
    const type = json === undefined ? 'text/html' : 'application/json';
    response.writeHead(scripted.status ?? 200, { 'content-type': type, ...scripted.headers });
    response.end(scripted.bytes ?? json ?? scripted.text ?? '');
  }

  const provider = {
    url,
    asked,
    on: (path: string, next: Answer) => void answers.set(path, next),
    /** Answers the next request so, and those after it as before. */
    failOnce(path: string, failure: Scripted) {
      const usual = answers.get(path);
      answers.set(path, () => {
        if (usual) answers.set(path, usual);
        return failure;
      });
    },
    /** How often an address was asked. */
    count: (path: string) => asked.filter((one) => one.path === path).length,
    /** Everything as it should be, with these posts. */
    reset(
      media: readonly unknown[] = [medium(1), medium(2)],
      userId: unknown = '17841400000000001',
    ) {
      asked.length = 0;
      answers.clear();
      provider.on('/oauth/access_token', () => ({
        json: { data: [{ access_token: 'short', user_id: userId, permissions: 'x' }] },
      }));
      provider.on('/access_token', () => ({
        json: { access_token: longLivedToken, token_type: 'bearer', expires_in: 5_184_000 },
      }));
      provider.on('/me', () => ({ json: { user_id: userId, username: 'studio.scripted' } }));
      provider.on('/me/media', () => ({ json: { data: media, paging: { cursors: {} } } }));
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  provider.reset();
  return provider;
}

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;

export const appSecret = 'the secret of the app';

/** Settings of an API whose Instagram is the scripted one, and which repeats a request at once. */
export const settingsFor = ({ url }: ScriptedProvider) => ({
  instagramClientId: '990602627938098',
  instagramClientSecret: appSecret,
  instagramWwwUrl: url,
  instagramApiUrl: url,
  instagramGraphUrl: url,
  instagramRetryMilliseconds: 1,
});
