import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { readPublicAnswer } from './first-data.ts';
import { anEdge } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

describe('the data of a page', () => {
  const firstDataOf = (html: string): unknown =>
    JSON.parse(/id="aangan-first-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const withApi = (api: RequestListener, contentType = 'application/json') =>
    anEdge({
      reader: fixedRegistry().reader,
      passThrough: {
        '/api': (request, response) => {
          response.setHeader('content-type', contentType);
          api(request, response);
        },
      },
    });

  test('is in the page, asked for as a guest, and cannot close its script', async () => {
    const edge = await withApi((request, response) => {
      response.end(JSON.stringify({ bearer: request.headers.authorization, bio: '</script>' }));
    });
    const { body } = await edge.inject({
      url: '/designers/7',
      headers: { authorization: 'Bearer secret' },
    });
    assert.deepEqual(firstDataOf(body), { '/api/designers/profiles/7/': { bio: '</script>' } });
  });

  test('is asked for past caches, since the page is kept until something changes', async () => {
    const edge = await withApi((request, response) => {
      response.end(JSON.stringify({ asked: request.headers['cache-control'] }));
    });
    const { body } = await edge.inject('/designers/7');
    assert.deepEqual(firstDataOf(body), { '/api/designers/profiles/7/': { asked: 'no-cache' } });
    const elsewhere = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.headers['cache-control']));
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const answer = await readPublicAnswer('/api/', new URL(`http://127.0.0.1:${port}`));
    elsewhere.close();
    assert.equal(answer, 'no-cache');
  });

  test('is in a page of the shell’s own too, where the shell declares it', async () => {
    const edge = await withApi((request, response) => {
      response.end(JSON.stringify({ asked: request.url }));
    });
    const answers = async (url: string) => firstDataOf((await edge.inject(url)).body);
    assert.deepEqual(await answers('/terms'), {
      '/api/public/site/': { asked: '/api/public/site/' },
    });
    assert.deepEqual(await answers('/about'), {});
  });

  test('is left out when the API refuses it, and the page is served; of nothing there is no page', async () => {
    for (const [refusal, status] of [
      [404, 404],
      [410, 410],
      [500, 200],
      [401, 200],
    ] as const) {
      const edge = await withApi((_request, response) => {
        response.writeHead(refusal).end('{"detail":"No."}');
      });
      const { statusCode, body } = await edge.inject('/designers/7');
      assert.equal(statusCode, status, String(refusal));
      assert.match(body, /id="aangan-composition"/);
      assert.deepEqual(firstDataOf(body), {});
    }
  });

  test('is left out when it is no JSON, with which the page could not start', async () => {
    const edge = await withApi((_request, response) => response.end('<p>A page'), 'text/html');
    assert.deepEqual(firstDataOf((await edge.inject('/designers/7')).body), {});
  });

  test('is left out when the API takes too long', async () => {
    const edge = await withApi(() => undefined);
    const { statusCode, body } = await edge.inject('/designers/7');
    assert.equal(statusCode, 200);
    assert.deepEqual(firstDataOf(body), {});
  });

  test('is not asked for by pages that declare none', async () => {
    let asked = 0;
    const edge = await withApi((_request, response) => {
      asked += 1;
      response.end('{}');
    });
    await edge.inject('/designers');
    assert.equal(asked, 0);
  });
});
