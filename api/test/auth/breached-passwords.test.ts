import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const stolen = 'correct horse battery';
const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

describe('passwords that were stolen from other sites', () => {
  let server: Server;
  let api: TestApi;
  let asked: { url: string; padding: unknown }[];
  let isSilent = false;
  before(async () => {
    asked = [];
    server = createServer(({ url = '', headers }, response) => {
      asked.push({ url, padding: headers['add-padding'] });
      if (isSilent) return;
      const known = hashOf(stolen);
      const lines = [`${known.slice(5)}:42`, `${hashOf('a padded one').slice(5)}:0`];
      response.end(url.endsWith(known.slice(0, 5)) ? lines.join('\r\n') : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    api = await startTestApi({ breachRangesUrl: `http://127.0.0.1:${port}/range` });
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await api.stop();
  });
  const register = (password: string) =>
    api.post('/api/auth/register/', {
      email: `${Math.random()}@stolen.example`,
      password,
      first_name: 'Asha',
      last_name: 'Rao',
    });

  test('are refused, and the service learns five digits of the hash only', async () => {
    const answer = await register(stolen);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json().codes, { password: ['breached_password'] });
    const last = asked.at(-1);
    assert.equal(last?.url, `/range/${hashOf(stolen).slice(0, 5)}`);
    assert.equal(last?.padding, 'true');
    assert.equal((await register('another horse entirely')).statusCode, 201);
  });

  test('are refused as a new password too', async () => {
    const { headers } = await signUp(api, 'client');
    const body = { current_password: 'a good password', password: stolen };
    const answer = await api.post('/api/auth/me/password/', body, { headers });
    assert.deepEqual(answer.json().codes, { password: ['breached_password'] });
  });

  test('are taken where the service does not answer in time', async () => {
    isSilent = true;
    const answer = await register(stolen);
    assert.equal(answer.statusCode, 201);
    isSilent = false;
  });

  test('are told at sign-in, which is not refused, and once', async () => {
    isSilent = true;
    const { email } = (await register(stolen)).json().user;
    isSilent = false;
    const signIn = () => api.post('/api/auth/login/', { email, password: stolen });
    const { access } = (await signIn()).json();
    assert.equal((await signIn()).statusCode, 200);
    const headers = { authorization: `Bearer ${access}` };
    const { results } = (await api.get('/api/notifications/', headers)).json();
    const told = results.filter(({ event }: { event: string }) => event === 'password-known');
    assert.equal(told.length, 1);
    assert.match(told[0].text, /stolen/);
  });
});
