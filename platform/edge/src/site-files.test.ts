import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import type { PassThroughTarget } from './pass-through.ts';
import { anEdge, closeAfterTest } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

/** An API that answers the address it was asked for. */
function apiServer() {
  return createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'public' });
    response.end(request.url);
  });
}

function edgeWith(api?: PassThroughTarget, isIndexed = true) {
  return anEdge({
    reader: fixedRegistry().reader,
    passThrough: api ? { '/api': api } : {},
    isIndexed,
  });
}

async function listeningApi(): Promise<URL> {
  const server = apiServer();
  closeAfterTest(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

describe('files at the site’s root', () => {
  test('come from the shell’s release', async () => {
    const edge = await edgeWith();
    const { statusCode, headers, body } = await edge.inject('/favicon.ico');
    assert.deepEqual([statusCode, body], [200, 'icon']);
    assert.equal(headers['content-type'], 'image/x-icon');
    assert.equal(headers['cache-control'], 'public, max-age=86400');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });

  test('come from the API in this process or elsewhere, the rest of the address included', async () => {
    const inProcess = apiServer().listeners('request')[0] as PassThroughTarget;
    for (const api of [inProcess, await listeningApi()]) {
      const edge = await edgeWith(api);
      for (const [path, address] of [
        ['/robots.txt', '/api/public/robots.txt'],
        ['/robots.txt?x=1', '/api/public/robots.txt'],
        ['/map-designers-1.xml', '/api/public/map-designers-1.xml'],
      ] as const) {
        const { statusCode, headers, body } = await edge.inject(path);
        assert.deepEqual([statusCode, body], [200, address]);
        assert.equal(headers['content-type'], 'text/plain');
      }
    }
  });

  test('that are not declared are pages: no other address of the API can be reached', async () => {
    const edge = await edgeWith(await listeningApi());
    for (const path of [
      '/humans.txt',
      '/map-/../../auth/me',
      '/map-%2e%2e%2fauth',
      '/map-a/b',
      '/map-..',
    ]) {
      const { statusCode, headers } = await edge.inject(path);
      assert.equal(statusCode, 404, path);
      assert.match(String(headers['content-type']), /^text\/html/, path);
    }
  });

  test('are not part of what the page’s scripts get', async () => {
    const { body } = await (await edgeWith()).inject('/');
    assert.ok(!body.includes('/map-'));
  });
});

describe('search engines', () => {
  test('are kept out of a channel that is not for visitors, its files included', async () => {
    for (const path of ['/', '/designers', '/favicon.ico']) {
      const staging = await (await edgeWith(undefined, false)).inject(path);
      assert.equal(staging.headers['x-robots-tag'], 'noindex', path);
      const production = await (await edgeWith()).inject(path);
      assert.equal(production.headers['x-robots-tag'], undefined, path);
    }
  });

  test('are kept out of what the API answers there, in this process or elsewhere', async () => {
    const inProcess = apiServer().listeners('request')[0] as PassThroughTarget;
    for (const api of [inProcess, await listeningApi()]) {
      for (const isIndexed of [false, true]) {
        const edge = await edgeWith(api, isIndexed);
        const origin = await edge.listen({ port: 0, host: '127.0.0.1' });
        for (const path of ['/api/public/site/', '/robots.txt', '/map-designers-1.xml']) {
          const { status, headers } = await fetch(origin + path);
          assert.equal(status, 200, path);
          assert.equal(headers.get('x-robots-tag'), isIndexed ? null : 'noindex', path);
        }
        const file = await fetch(`${origin}/robots.txt`);
        assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
      }
    }
  });
});
