import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { describe, test } from 'node:test';
import { everyLoopback } from '@aangan/manifest';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import {
  anEdgeWithLinks,
  answerJson,
  channel,
  composed,
  linked,
  ordinary,
  secret,
  tokenOf,
} from '../testing/an-edge-with-links.ts';

const console = 'https://console.aangan.example';
const referer = `${console}/`;

/** The edge of the channel that visitors see, before a registry that hands the composition over once. */
async function aVisitorsEdge() {
  let isTaken = false;
  const registry: RequestListener = (request, response) => {
    if (request.method !== 'POST') return answerJson(response, linked());
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      assert.ok(isSignedByEdge(request.headers[edgeSignatureHeader], { body, secret }));
      assert.deepEqual(JSON.parse(body), { id: 'a'.repeat(22) });
      const until = new Date(Date.now() + 1_800_000).toISOString();
      answerJson(response, isTaken ? {} : { expiresAt: until }, isTaken ? 404 : 200);
      isTaken = true;
    });
  };
  const trustedOrigins = ['http://localhost:3000', console, everyLoopback];
  return anEdgeWithLinks({ registry, composeNeedsGrant: true, trustedOrigins });
}

describe('a composition on the channel that visitors see', () => {
  test('is handed over once: a cookie of this host only, that no script reads, for the rest of its time', async () => {
    const { open } = await aVisitorsEdge();
    const address = `/designers?compose=${tokenOf('hand-over')}`;
    const taken = await open(address, { referer });
    assert.deepEqual([taken.statusCode, taken.headers.location], [303, '/designers']);
    const cookie = String(taken.headers['set-cookie']);
    assert.match(
      cookie,
      new RegExp(
        `^aangan-composed-${channel}=[^;]+; Path=/; HttpOnly; SameSite=Lax; Max-Age=1[78]`,
      ),
    );
    assert.doesNotMatch(cookie, /Domain/i);
    const again = await open(address, { referer });
    assert.equal(again.statusCode, 400);
    assert.match(again.body, /used before/);
    const [pair = ''] = cookie.split(';');
    const page = await open('/designers', { cookie: pair });
    assert.ok(page.body.includes(`<div id="root">${composed}</div>`));
    assert.match(page.body, /id="aangan-composed"/);
    assert.ok((await open('/designers')).body.includes(`<div id="root">${ordinary}</div>`));
  });

  test('is taken from a trusted page only, and not by asking for the headers', async () => {
    const { open, edge, askedRegistry } = await aVisitorsEdge();
    const url = `/?compose=${tokenOf('hand-over')}`;
    const strangers = [
      'https://evil.example/',
      `https://evil.example/?${console}`,
      `${console}.evil.example/`,
      // The site itself, and any server of this computer: both run what no gate has passed.
      'http://localhost:3000/designers',
      'http://localhost:9999/',
    ];
    for (const other of [...strangers, '', 'null']) {
      assert.equal((await open(url, { referer: other })).statusCode, 400, other);
    }
    assert.equal((await open(url)).statusCode, 400);
    const head = await edge.inject({ method: 'HEAD', url, headers: { referer } });
    assert.equal(head.statusCode, 400);
    assert.deepEqual(askedRegistry, []);
    assert.equal((await open(url, { referer })).statusCode, 303, 'it is not used up');
  });

  test('opens with no other token: of a link, a cookie in the address, an expired or a changed one', async () => {
    const { open, askedRegistry } = await aVisitorsEdge();
    const handOver = tokenOf('hand-over');
    for (const [given, says] of [
      [tokenOf('browser'), /cannot be opened/],
      [`${handOver.slice(0, -1)}!`, /cannot be opened/],
      [tokenOf('hand-over', { expiresAt: new Date(Date.now() - 1_000) }), /has expired/],
      ['x'.repeat(1_000), /cannot be opened/],
    ] as const) {
      const { statusCode, body } = await open(`/?compose=${given}`, { referer });
      assert.equal(statusCode, 400, given);
      assert.match(body, says);
    }
    assert.deepEqual(askedRegistry, [], 'the registry hears nothing of them');
    assert.equal((await open(`/?compose=${tokenOf('link')}`, { referer })).statusCode, 400);
  });
});
