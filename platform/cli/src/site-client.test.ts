import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { toRegistry } from '@aangan/registry-client';
import { createSiteClient, SiteRefusal } from './site-client.ts';

test('a refusal has each reason once, as a list', () => {
  const problems = ['paths: one.', 'budgets: two.'];
  const says = (detail: string) => new SiteRefusal('site', 409, { detail, problems }).message;
  const list = '\n  - paths: one.\n  - budgets: two.';
  assert.equal(
    says('staging was left as it is: paths: one. budgets: two.'),
    `site refused (409): staging was left as it is:${list}`,
  );
  assert.equal(says('It cannot be served.'), `site refused (409): It cannot be served.${list}`);
});

test('a change whose releases are still being checked is sent again, until it is done', async (t) => {
  const bodies: string[] = [];
  const site = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    const isDone = bodies.length === 3;
    response.writeHead(isDone ? 200 : 503, { 'content-type': 'application/json' });
    response.end(isDone ? '{"revision":9}' : '{"detail":"Still.","code":"still_checking"}');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  t.after(() => site.close());
  const { port } = site.address() as AddressInfo;
  const said = t.mock.method(process.stderr, 'write', () => true);
  const client = createSiteClient(`http://127.0.0.1:${port}`);
  const asked = toRegistry('post', '/channels/{channel}/releases', {
    params: { channel: 'staging' },
    body: { releases: [{ name: 'auth', release: '1'.repeat(16) }] },
  });
  assert.equal((await client.send(asked)).revision, 9);
  assert.deepEqual([new Set(bodies).size, bodies.length, said.mock.callCount()], [1, 3, 2]);
});
