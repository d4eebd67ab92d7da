import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { githubClaims, startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { isIssuerAddress, readFromIssuer } from './read-from-issuer.ts';
import { verifyIdToken } from './verify-id-token.ts';

const audience = 'http://localhost:3000';

describe('the keys of an issuer', () => {
  let server: TestIssuer;
  before(async () => {
    server = await startTestIssuer();
  });
  after(() => server.stop());

  const verify = async (issuer: string, keys = createIssuerKeys(), kid?: string) => {
    const claims = githubClaims(issuer, audience);
    const token = await server.sign(claims, kid === undefined ? {} : { kid });
    const expected = { issuer, audiences: [audience], isOfDevelopment: true };
    return verifyIdToken(token, keys, expected);
  };
  /** An issuer below the server's, with other answers for its two documents. */
  const below = (
    name: string,
    documents: { discovery?: RequestListener; keys?: RequestListener },
  ) => {
    const issuer = `${server.issuer}/${name}`;
    const { keys, discovery = answers({ issuer, jwks_uri: `${issuer}/keys` }) } = documents;
    server.answers[`/${name}/.well-known/openid-configuration`] = discovery;
    if (keys) server.answers[`/${name}/keys`] = keys;
    return issuer;
  };
  const answers =
    (document: unknown): RequestListener =>
    (_request, response) =>
      response.end(JSON.stringify(document));

  test('are read once in ten minutes, and once more for a new key', async () => {
    let now = 0;
    const keys = createIssuerKeys(() => now);
    await verify(server.issuer, keys);
    const first = server.readings();
    now = 9 * 60_000;
    await verify(server.issuer, keys);
    assert.equal(server.readings(), first);
    for (let count = 0; count < 3; count += 1) {
      await assert.rejects(verify(server.issuer, keys, 'new'), /no such key/);
    }
    assert.equal(server.readings(), first + 1);
    now = 20 * 60_000;
    await verify(server.issuer, keys);
    assert.equal(server.readings(), first + 2);
  });

  test('are not taken from an issuer that answers too much, nothing, or leads elsewhere', async () => {
    const endless: RequestListener = (_request, response) => {
      const send = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', send);
      send();
    };
    const redirect: RequestListener = (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    const own = server.issuer;
    for (const [issuer, says] of [
      [below('huge', { keys: endless }), /more than 262144 bytes/],
      [below('silent', { keys: () => undefined }), /does not answer within 5 s/],
      [below('leads-away', { discovery: redirect }), /answers 302/],
      [below('keys-away', { keys: redirect }), /answers 302/],
      [
        below('other', { discovery: answers({ issuer: own, jwks_uri: `${own}/keys` }) }),
        /names another issuer/,
      ],
      [
        below('far-keys', {
          discovery: answers({ issuer: `${own}/far-keys`, jwks_uri: 'http://169.254.169.254/' }),
        }),
        /keys on another host/,
      ],
      [below('text', { keys: (_request, response) => response.end('<html>') }), /not answer JSON/],
      [below('no-keys', { keys: answers({ keys: 'none' }) }), /no set of keys/],
    ] as const) {
      await assert.rejects(verify(issuer), says, issuer);
    }
  });

  test('a failed reading is tried again after ten seconds', async () => {
    let now = 0;
    let asked = 0;
    const issuer = below('failing', {
      keys: (_request, response) => {
        asked += 1;
        response.writeHead(500).end();
      },
    });
    const keys = createIssuerKeys(() => now);
    for (const at of [0, 1_000, 9_000, 11_000]) {
      now = at;
      await assert.rejects(verify(issuer, keys), /answers 500/);
    }
    assert.equal(asked, 2);
  });
});

test('issuers are on the public internet, but in development', async () => {
  for (const address of [
    'https://token.actions.githubusercontent.com',
    'https://gitlab.example:8443/group',
  ]) {
    assert.equal(isIssuerAddress(address, false), true, address);
  }
  for (const address of [
    'http://issuer.example',
    'http://127.0.0.1:3000',
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://[::1]/',
    'https://169.254.169.254',
    'https://issuer.example/?a=1',
    'file:///etc/passwd',
    'none',
  ]) {
    assert.equal(isIssuerAddress(address, false), false, address);
  }
  assert.equal(isIssuerAddress('http://127.0.0.1:3000', true), true);
  assert.equal(isIssuerAddress('http://10.1.2.3', true), false);
  // A name that leads to this machine.
  await assert.rejects(readFromIssuer('https://localhost:9/', false), /cannot be reached/);
});
