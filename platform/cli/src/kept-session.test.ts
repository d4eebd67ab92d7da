import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, beforeEach, describe, test } from 'node:test';
import { toRegistry } from '@aangan/registry-client';
import { readClientSettings } from './client-settings.ts';
import { loginCommand, logoutCommand } from './commands/login.ts';
import { readKeptSession } from './kept-session.ts';
import { signIn } from './sign-in.ts';

/** An API in which accounts have a second factor, codes work once, and refresh tokens are replaced by each use. */
function createApi() {
  const state = { ways: ['app'], codes: ['123456'], live: '', count: 0, ended: [] as string[] };
  const begin = () => {
    state.count += 1;
    state.live = `refresh-${state.count}`;
    return { access: `access-${state.count}`, refresh: state.live };
  };
  const second = { status: 401, body: { code: 'second_factor_required', detail: 'It has one.' } };
  const answers: Record<
    string,
    (data: Record<string, string>) => { status?: number; body: object }
  > = {
    '/api/auth/login/': () => ({
      ...second,
      body: { ...second.body, second_factor: { token: 'asked', ways: state.ways } },
    }),
    '/api/auth/login/second/': ({ app_code = '' }) => {
      const isRight = state.codes.includes(app_code);
      state.codes = state.codes.filter((code) => code !== app_code);
      return isRight ? { body: begin() } : { status: 400, body: { detail: 'It was used.' } };
    },
    '/api/auth/token/refresh/': ({ refresh }) =>
      refresh === state.live ? { body: begin() } : { status: 401, body: { detail: 'It ended.' } },
    '/api/auth/logout/': ({ refresh = '' }) => {
      state.ended.push(refresh);
      return { status: 204, body: {} };
    },
  };
  return { state, answers };
}

describe('a session that is kept for the commands that follow', () => {
  let api: ReturnType<typeof createApi>;
  let folder: string;
  let site: string;
  const tokens: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers, method } = request;
    const answer = api.answers[url];
    if (!answer) tokens.push(headers.authorization);
    const data = method === 'POST' ? ((await json(request)) as Record<string, string>) : {};
    const { status = 200, body } = answer?.(data) ?? { body: { results: [] } };
    response.writeHead(status).end(status === 204 ? '' : JSON.stringify(body));
  });
  const account = { AANGAN_EMAIL: 'asha@aangan.test', AANGAN_PASSWORD: 'a good password' };
  const surroundings = () => ({ AANGAN_URL: site, XDG_STATE_HOME: folder });

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-kept-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    api = createApi();
    tokens.length = 0;
    await rm(path.join(folder, 'aangan'), { recursive: true, force: true });
  });

  const run = async (command: typeof loginCommand, more: Record<string, string> = {}) => {
    const set = { ...surroundings(), ...more };
    const earlier = { ...process.env };
    Object.assign(process.env, set);
    try {
      return await command.run([], {});
    } finally {
      for (const name of Object.keys(set)) delete process.env[name];
      Object.assign(process.env, earlier);
    }
  };
  const login = () => run(loginCommand, { ...account, AANGAN_CODE: '123456' });
  const read = async (more: Record<string, string> = {}) => {
    const client = await signIn(
      readClientSettings({ ...surroundings(), ...more }),
      'an integrator',
    );
    await client.read(toRegistry('get', '/releases'));
  };

  test('needs one code for all of them, with the password in the environment or without', async () => {
    assert.equal(await login(), 0);
    await read();
    await read(account);
    await read();
    assert.deepEqual(tokens, ['Bearer access-2', 'Bearer access-3', 'Bearer access-4']);
  });

  test('is in a file that its owner alone may read, by site', async () => {
    await login();
    const file = path.join(folder, 'aangan/sessions.json');
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const kept = { email: account.AANGAN_EMAIL, refresh: api.state.live };
    assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), { [site]: kept });
    const at = (url: string) => readClientSettings({ ...surroundings(), AANGAN_URL: url });
    assert.deepEqual(readKeptSession(at(`${site}/`)), kept);
    assert.equal(readKeptSession(at('http://localhost:9')), undefined);
  });

  test('is not that of another account', async () => {
    await login();
    const other = { ...account, AANGAN_EMAIL: 'ravi@aangan.test' };
    await assert.rejects(read(other), /ravi@aangan.test has a second factor\. Set AANGAN_CODE/);
  });

  test('that has ended is not kept any longer, and the command says what to do', async () => {
    await login();
    api.state.live = 'another';
    await assert.rejects(read(), /session of asha@aangan\.test has ended.*aangan login/);
    await assert.rejects(read(), /or sign in with aangan login/);
  });

  test('ends with aangan logout, and with the next login', async () => {
    await login();
    api.state.codes = ['123456'];
    await login();
    assert.deepEqual(api.state.ended, ['refresh-1']);
    await run(logoutCommand);
    assert.deepEqual(api.state.ended, ['refresh-1', 'refresh-2']);
    await assert.rejects(run(logoutCommand), /No session is kept for/);
  });

  test('is begun with a recovery code by an account that has passkeys only', async () => {
    api.state.ways = ['passkey', 'recovery-code'];
    await assert.rejects(run(loginCommand, account), /passkeys, which work in browsers only/);
  });
});
