import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { signVisitor, throughStaging, visitorHeader } from '@aangan/server/visitor';
import Fastify from 'fastify';
import { visitorAddress } from '../../src/plugins/visitor-address.ts';

const edgeSecret = 'a secret of edge and API, 32 letters';

async function addressSeen(secret: string | undefined, value: string): Promise<string> {
  const app = Fastify();
  await app.register(visitorAddress, { edgeSecret: secret });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers: { [visitorHeader]: value } });
  await app.close();
  return body;
}

test('an address that an edge signed is the request’s', async () => {
  const value = signVisitor('203.0.113.9', edgeSecret);
  assert.equal(await addressSeen(edgeSecret, value), '203.0.113.9');
});

test('a request is of staging where an edge signed that, or handed it over in this process', async () => {
  const app = Fastify();
  await app.register(visitorAddress, { edgeSecret });
  app.get('/', async (request) => request.isOfStaging);
  await app.ready();
  const signed = (options = {}) => signVisitor('203.0.113.9', edgeSecret, options);
  const asked = async (value: string) =>
    (await app.inject({ url: '/', headers: { [visitorHeader]: value } })).body;
  assert.equal(await asked(signed({ isStaging: true })), 'true');
  assert.equal(await asked(signed()), 'false');
  const server = createServer(throughStaging(app.routing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { [visitorHeader]: signed() };
  assert.equal(await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text(), 'true');
  server.close();
  await app.close();
});

test('a request that an edge has signed with another secret has no more rights than one of staging', async () => {
  const strange = signVisitor('203.0.113.9', 'the secret that another folder has');
  for (const secret of [edgeSecret, undefined]) {
    const app = Fastify();
    await app.register(visitorAddress, { edgeSecret: secret });
    app.get('/', async (request) => request.isOfStaging);
    const asked = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/', headers })).body;
    assert.equal(await asked({ [visitorHeader]: strange }), 'true');
    assert.equal(await asked({}), 'false');
    await app.close();
  }
});

test('an address that a visitor made up is not', async () => {
  const forged = signVisitor('203.0.113.9', 'some other secret of 32 characters .');
  for (const value of [forged, '203.0.113.9', '203.0.113.9 x']) {
    assert.equal(await addressSeen(edgeSecret, value), '127.0.0.1');
  }
  const signed = signVisitor('203.0.113.9', edgeSecret);
  assert.equal(await addressSeen(undefined, signed), '127.0.0.1');
});
