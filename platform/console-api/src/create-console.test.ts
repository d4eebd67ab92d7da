import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMetrics } from '@aangan/server/metrics';
import { aConsole, account, origin, own } from './testing/a-console.ts';

describe('the console’s page', () => {
  test('is at every address of its host, with a policy that lets nothing else run', async () => {
    const { app } = await aConsole();
    for (const url of ['/', '/history/staging']) {
      const answer = await app.inject({ url, headers: { host: own.host } });
      assert.equal(answer.statusCode, 200);
      const policy = String(answer.headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      assert.match(policy, /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/);
      assert.equal(answer.body, `<meta nonce="${nonce}"><div id="root">`);
      assert.equal(answer.headers['cache-control'], 'no-store, no-transform');
      assert.equal(answer.headers['x-robots-tag'], 'noindex');
    }
  });

  test('is opened at its own address only, where its requests are answered', async () => {
    const { app } = await aConsole();
    const answer = await app.inject({ url: '/history', headers: { host: '127.0.0.1:3002' } });
    assert.equal(answer.statusCode, 302);
    assert.equal(answer.headers.location, `${origin}/history`);
    for (const url of ['//evil.example/x', '/\\evil.example']) {
      const { headers } = await app.inject({ url, headers: { host: '127.0.0.1:3002' } });
      assert.equal(new URL(String(headers.location)).origin, origin, url);
    }
    assert.equal((await app.inject({ url: '/health' })).statusCode, 200);
  });

  test('has files that may be kept, and none outside its folder', async () => {
    const { app } = await aConsole();
    const read = (url: string) => app.inject({ url, headers: { host: own.host } });
    const file = await read('/assets/console.0123456789.js');
    assert.equal(file.body, 'let a;');
    assert.match(
      String(file.headers['cache-control']),
      /max-age=31536000, immutable, no-transform/,
    );
    assert.equal((await read('/assets/..%2findex.html')).body.includes('root'), false);
    assert.equal((await read('/assets/none.js')).statusCode, 404);
  });
});

test('every answer of a console with https says that there is nothing else', async () => {
  for (const at of ['https://console.aangan.test', 'http://console.aangan.test']) {
    const { app } = await aConsole({}, { at });
    for (const url of ['/', '/health', '/assets/console.0123456789.js', '/assets/none.js']) {
      const { headers } = await app.inject({ url, headers: { host: new URL(at).host } });
      const expected = at.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : undefined;
      assert.equal(headers['strict-transport-security'], expected, url);
    }
  }
});

describe('an answer of the console', () => {
  test('has an id, never the visitor’s, and is counted by its pattern, also where it is refused', async () => {
    const metrics = createMetrics('console');
    const { app, post } = await aConsole({}, { metrics });
    const mine = '3f0a4a0e-7d7c-4d0b-9a52-0d1c2b3a4f5e';
    const answers = [
      await app.inject({ url: '/history/5ecre7', headers: { host: own.host } }),
      await post('/session', {}, { origin: 'https://evil.example', 'x-aangan-request-id': mine }),
    ];
    for (const { headers } of answers) {
      assert.match(String(headers['x-request-id']), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      assert.notEqual(headers['x-request-id'], mine);
    }
    const text = await metrics.registry.metrics();
    assert.match(text, /_count\{process="console",.*http_route="\/\*",.*status_code="200".*\} 1/);
    assert.match(text, /_count\{.*http_route="\/session",.*status_code="403".*\} 1/);
    assert.doesNotMatch(text, /5ecre7/);
  });
});

describe('a request that is not the console’s own page’s', () => {
  const foreign: [string, Record<string, string>][] = [
    ['of the site on another port', { origin: 'http://localhost:3000' }],
    ['of another host', { origin: 'https://evil.example' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['without an origin', { origin: '' }],
  ];
  for (const [name, headers] of foreign) {
    test(`${name} is refused, whatever its cookie, and nobody is asked`, async () => {
      const { post, signIn, asked } = await aConsole();
      const session = await signIn();
      const before = asked.length;
      for (const url of ['/session', '/session/begin', '/session/end', '/requests']) {
        const answer = await post(url, account, { ...session, ...headers });
        assert.equal(answer.statusCode, 403, url);
        assert.equal(answer.json().code, 'foreign_origin');
        assert.equal(answer.headers['access-control-allow-origin'], undefined);
      }
      assert.equal(asked.length, before);
    });
  }

  test('without the CSRF header is refused, as is the question whether it may be sent', async () => {
    const { app } = await aConsole();
    const headers = { origin, host: own.host };
    const form = await app.inject({ method: 'POST', url: '/session', headers, payload: {} });
    assert.equal(form.statusCode, 403);
    const asking = { 'access-control-request-method': 'POST', origin: 'http://localhost:3000' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/requests', headers: asking });
    assert.equal(preflight.statusCode, 403);
    assert.equal(preflight.headers['access-control-allow-headers'], undefined);
  });
});
