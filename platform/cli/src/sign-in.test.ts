import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { toRegistry } from '@aangan/registry-client';
import { readClientSettings } from './client-settings.ts';
import { signIn } from './sign-in.ts';

describe('a command in continuous integration', () => {
  const asked: { url: string; authorization: string | undefined; body: string }[] = [];
  const answer = ({ url = '', headers }: IncomingMessage) => {
    if (url.startsWith('/github')) {
      return headers.authorization === 'bearer of-the-run' ? { value: 'id.of.github' } : {};
    }
    return url.endsWith('/id-token-exchanges') ? { token: 'aat_exchanged' } : { results: [] };
  };
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, authorization: headers.authorization, body: await text(request) });
    response.end(JSON.stringify(answer(request)));
  });
  let site: string;
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => new Promise((resolve) => server.close(resolve)));

  const read = async (env: Record<string, string>) => {
    asked.length = 0;
    const settings = readClientSettings({ AANGAN_URL: site, ...env });
    const client = await signIn(settings, 'an integrator', 'vendors');
    await client.read(toRegistry('get', '/releases'));
    return asked;
  };

  test('asks GitHub for an ID token for this site, and goes on with what it gets for it', async () => {
    const [ofGitHub, exchange, request] = await read({
      ACTIONS_ID_TOKEN_REQUEST_URL: `${site}/github?api-version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-run',
    });
    const audience = new URL(ofGitHub?.url ?? '', site).searchParams.get('audience');
    assert.equal(audience, site);
    const { publicKey, ...sent } = JSON.parse(exchange?.body ?? '');
    assert.deepEqual(sent, { idToken: 'id.of.github', team: 'vendors' });
    assert.match(publicKey, /BEGIN PUBLIC KEY/);
    assert.equal(request?.authorization, 'Bearer aat_exchanged');
  });

  test('takes the ID token of GitLab from its variable', async () => {
    const [exchange, request] = await read({ AANGAN_ID_TOKEN: 'id.of.gitlab' });
    assert.match(exchange?.body ?? '', /"idToken":"id.of.gitlab"/);
    assert.equal(request?.authorization, 'Bearer aat_exchanged');
  });

  test('uses a stored token where there is one', async () => {
    const [request] = await read({ AANGAN_ID_TOKEN: 'id', AANGAN_TOKEN: 'aat_stored' });
    assert.equal(request?.authorization, 'Bearer aat_stored');
  });

  test('says what the job lacks where GitHub gives none', async () => {
    const env = {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${site}/github`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-another',
    };
    await assert.rejects(read(env), /permissions: id-token: write/);
  });
});
