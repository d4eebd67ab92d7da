import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { connectRenderer } from './rendering/renderer-connection.ts';
import { aPage, renderable } from './testing/a-rendered-page.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';
import { anEdge, closeAfterTest } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

const edgeSecret = 'a secret of edge and API, 32 letters';
const header = 'x-aangan-request-id';
const forged = '3f0a4a0e-7d7c-4d0b-9a52-0d1c2b3a4f5e forged';

/** A server that answers with JSON, and the headers that it was asked with. */
async function aServer() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-request-id', 'its own');
    response.end(url.startsWith('/api/changes/') ? '{"cursor":"1","addresses":[]}' : '{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(server);
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { url: address, asked };
}

test('the API is told the id of a proxied request, and a visitor’s is left out', async () => {
  const { url, asked } = await aServer();
  const edge = await anEdge({
    reader: fixedRegistry().reader,
    passThrough: { '/api': url },
    edgeSecret,
  });
  const headers = { [header]: forged, 'x-request-id': 'mine' };
  const answer = await edge.inject({ url: '/api/things/', headers });

  const [id, signature] = String(asked.at(-1)?.headers[header]).split(' ');
  assert.match(String(id), /^[0-9a-f-]{36}$/);
  assert.equal(answer.headers['x-request-id'], id);
  assert.ok(!forged.startsWith(String(id)) && signature && signature !== 'forged');
});

test('a renderer that trusts its parent is told the id also by an edge without a secret', async () => {
  const renderer = await aServer();
  const connection = connectRenderer(renderer.url.href);
  closeAfterTest(connection);
  const { edge } = await aRenderingEdge({
    render: async (page) => {
      await connection.render('{}', AbortSignal.timeout(5_000));
      return { page: aPage(page), cpuMs: 1 };
    },
  });
  const answer = await edge.inject({ url: '/designers/7', headers: { [header]: forged } });
  assert.equal(renderer.asked[0]?.headers[header], answer.headers['x-request-id']);
});

test('the API and the renderer are told the id of the request that a page is made for', async () => {
  const { url, asked } = await aServer();
  const renderer = await aServer();
  const connection = connectRenderer(renderer.url.href);
  closeAfterTest(connection);
  const { edge } = await aRenderingEdge({
    api: url,
    edgeSecret,
    composition: renderable(),
    render: async (page) => {
      await connection.render('{}', AbortSignal.timeout(5_000));
      return { page: aPage(page), cpuMs: 1 };
    },
  });
  const answer = await edge.inject({ url: '/designers/7', headers: { [header]: forged } });

  assert.equal(answer.statusCode, 200);
  const id = String(answer.headers['x-request-id']);
  const ofPage = asked.filter(({ url: address }) => !address.startsWith('/api/changes/'));
  assert.ok(ofPage.length > 0);
  for (const { headers } of [...ofPage, ...renderer.asked]) {
    assert.equal(String(headers[header]).split(' ')[0], id);
  }
  assert.equal(renderer.asked.length, 1);
});
