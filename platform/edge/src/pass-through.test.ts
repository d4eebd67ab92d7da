import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { readVisitor, visitorHeader } from '@aangan/server/visitor';
import type { FastifyInstance } from 'fastify';
import { anEdge, closeAfterTest } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

describe('pass-through', () => {
  const listen = async (edge: FastifyInstance) => {
    await edge.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`;
  };

  test('hands what is below a prefix to the target in this process', async () => {
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/api': (request, response) => response.end(`in process: ${request.url}`) },
    });
    const origin = await listen(edge);
    assert.equal(
      await (await fetch(`${origin}/api/health/?a=1`)).text(),
      'in process: /api/health/?a=1',
    );
    assert.equal((await fetch(`${origin}/apiary`)).status, 404);
  });

  const serve = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    closeAfterTest(server);
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  test('tells another server the visitor’s address, signed, and nothing that a visitor says of it', async () => {
    const target = await serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const edgeSecret = 'a secret of edge and API, 32 letters';
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/api': target },
      edgeSecret,
      trustedProxies: '127.0.0.1',
    });
    const forged = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-aangan-visitor': '6.6.6.6 signed',
    };
    const seen = await (await fetch(`${await listen(edge)}/api/`, { headers: forged })).json();
    const headers = seen as Record<string, string>;
    assert.equal(readVisitor(headers[visitorHeader], edgeSecret)?.address, '203.0.113.9');
    assert.doesNotMatch(JSON.stringify(headers), /6\.6\.6\.6|evil/);

    const direct = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/api': target },
      edgeSecret,
    });
    const own = await (await fetch(`${await listen(direct)}/api/`, { headers: forged })).json();
    const passed = (own as Record<string, string>)[visitorHeader];
    assert.deepEqual(readVisitor(passed, edgeSecret), { address: '127.0.0.1', isStaging: false });
  });

  test('tells the API that a visitor comes through a channel that visitors are not sent to', async () => {
    const target = await serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const edgeSecret = 'a secret of edge and API, 32 letters';
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/api': target },
      edgeSecret,
      isIndexed: false,
    });
    const seen = await (await fetch(`${await listen(edge)}/api/`)).json();
    const value = (seen as Record<string, string>)[visitorHeader];
    assert.equal(readVisitor(value, edgeSecret)?.isStaging, true);
  });

  test('answers 503 for a server that does not answer, and says nothing about it', async () => {
    const target = new URL('http://127.0.0.1:1');
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/platform': target, '/api': target },
    });
    const origin = await listen(edge);
    for (const path of ['/platform/channels', '/platform/health', '/api/designers/profiles/']) {
      const response = await fetch(`${origin}${path}`);
      assert.equal(response.status, 503);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.doesNotMatch(await response.text(), /127\.0\.0\.1|ECONN|:1\b/);
    }
  });

  test('answers 503 for a registry that hangs when it is read, and waits for its changes', async () => {
    const change = Promise.withResolvers<() => void>();
    const target = await serve((request, response) => {
      if (request.method === 'POST') change.resolve(() => response.end('changed'));
    });
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/platform': target },
      registryReadsWithinMs: 10,
    });
    const origin = await listen(edge);
    const changed = fetch(`${origin}/platform/channels/production/releases`, { method: 'POST' });
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${origin}/platform/channels`, { method });
      assert.equal(response.status, 503);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
    }
    (await change.promise)();
    assert.equal(await (await changed).text(), 'changed');
  });

  test('passes on a 503 as it is, without asking again', async () => {
    let asked = 0;
    const target = await serve((_request, reply) => {
      asked += 1;
      reply.writeHead(503, { 'retry-after': '7' }).end('{"detail":"No database."}');
    });
    const edge = await anEdge({ reader: fixedRegistry().reader, passThrough: { '/api': target } });
    const response = await fetch(`${await listen(edge)}/api/health/`);
    assert.equal(response.status, 503);
    assert.equal(response.headers.get('retry-after'), '7');
    assert.equal(asked, 1);
  });

  test('proxies to another server, method, path and body kept', async () => {
    const target = await serve((request, response) => {
      request.pipe(response.writeHead(201, { 'x-seen': `${request.method} ${request.url}` }));
    });
    const edge = await anEdge({ reader: fixedRegistry().reader, passThrough: { '/api': target } });
    const answer = await fetch(`${await listen(edge)}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get('x-seen'), 'POST /api/auth/login/');
    assert.equal(await answer.text(), '{"a":1}');
  });
});
