import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { createLogger } from '@aangan/server';
import type { Metrics } from '@aangan/server/metrics';
import type { Answered, Ask, Asked } from '../ask.ts';
import { createConsole } from '../create-console.ts';

export const origin = 'http://localhost:3002';
/** What the console's own page sends. */
export const own = { origin, host: 'localhost:3002', 'x-csrf-token': 'none' };
export const account = { email: 'integrator@aangan.test', password: 'courtyard-demo' };

/** Answers by method and path; each is used until another takes its place. */
type Script = Record<string, Answered>;

const good: Script = {
  'POST /api/auth/login/': { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } },
  'GET /api/auth/me/': {
    status: 200,
    body: { email: account.email, is_staff: false, is_integrator: true },
  },
  'POST /api/auth/logout/': { status: 204, body: undefined },
  'GET /platform/channels': { status: 200, body: { results: ['production'] } },
};

interface Setup {
  secret: string;
  at: string;
  metrics: Metrics;
  trustedProxies: string;
}

/** A console before an API and a registry that answer as the script says. */
export async function aConsole(
  script: Script = {},
  { secret = 's'.repeat(32), at = origin, metrics, trustedProxies }: Partial<Setup> = {},
) {
  const files = await mkdtemp(path.join(tmpdir(), 'aangan-console-'));
  after(() => rm(files, { recursive: true }));
  await mkdir(path.join(files, 'assets'));
  await writeFile(path.join(files, 'index.html'), '<meta nonce="{{nonce}}"><div id="root">');
  await writeFile(path.join(files, 'assets/console.0123456789.js'), 'let a;');
  const answers: Script = { ...good, ...script };
  const asked: Asked[] = [];
  const ask: Ask = async (request) => {
    asked.push(request);
    return answers[`${request.method} ${request.path}`] ?? { status: 404, body: { detail: '?' } };
  };
  const logger = createLogger({ name: 'console', level: 'silent' });
  const app = await createConsole({
    origin: at,
    files,
    secret,
    api: ask,
    registry: ask,
    logger,
    metrics,
    trustedProxies,
  });
  after(() => app.close());
  const post = async (url: string, payload: object = {}, headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } });
  return {
    app,
    asked,
    answers,
    post,
    /** Signs in. @returns the headers of the session's requests */
    signIn: async () => {
      const answer = await post('/session/begin', account);
      return {
        cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
        'x-csrf-token': answer.json().csrf as string,
      };
    },
  };
}
