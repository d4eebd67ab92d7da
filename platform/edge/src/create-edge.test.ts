import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { readVisitor, visitorHeader } from '@aangan/server';
import type { FastifyInstance } from 'fastify';
import { anEdgeOf } from './testing/an-edge.ts';
import { aComposition, fixedRegistry } from './testing/fixed-registry.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function anEdge(options: Parameters<typeof anEdgeOf>[0]): Promise<FastifyInstance> {
  const edge = await anEdgeOf(options);
  open.push(edge);
  return edge;
}

const inlined = (html: string): unknown =>
  JSON.parse(/id="aangan-composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('a page', () => {
  test('carries the composition of its channel, and nothing in it can close the script', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { body } = await edge.inject('/designers');
    const { files: _files, ...shell } = aComposition().shell;
    assert.deepEqual(inlined(body), { ...aComposition(), shell });
    assert.ok(body.includes('Featured \\u003cDesigners>'));
    assert.ok(body.includes('<title>Featured &lt;Designers&gt; · Site</title>'));
  });

  test('preloads its own container and module and the fonts, after the shell’s scripts', async () => {
    const { body } = await (await anEdge({ reader: fixedRegistry().reader })).inject(
      '/designers/7',
    );
    for (const path of ['entry.js', 'detail.js']) {
      assert.match(body, new RegExp(`rel="preload" as="script" nonce="[^"]+"[^>]*${path}"`));
    }
    assert.ok(!/<link[^>]*page\.js"/.test(body), 'another page’s module is not preloaded');
    assert.match(body, /rel="preload" as="font" type="font\/woff2" crossorigin/);
    assert.ok(body.indexOf('shell.js') < body.indexOf('rel="preload"'));
  });

  test('that requires a flag is not preloaded: only the browser knows the visitor’s flags', async () => {
    const { statusCode, body } = await (await anEdge({ reader: fixedRegistry().reader })).inject(
      '/operator',
    );
    assert.equal(statusCode, 200);
    assert.ok(!/<link[^>]*(entry|page)\.js"/.test(body));
  });

  test('runs only scripts with its own nonce, which no two answers share', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const nonces = [];
    for (const { body, headers } of [await edge.inject('/'), await edge.inject('/')]) {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      assert.ok(nonce);
      assert.ok(policy.includes("'strict-dynamic'") && !policy.includes('unsafe'));
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      assert.ok(scripts.length >= 3 && scripts.every((tag) => tag.includes(`nonce="${nonce}"`)));
      nonces.push(nonce);
    }
    assert.notEqual(nonces[0], nonces[1]);
  });

  test('is 200 where shell or remote declare it, and otherwise 404 with the shell’s page', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    for (const path of ['/about', '/designers', '/designers/7?x=1']) {
      assert.equal((await edge.inject(path)).statusCode, 200, path);
    }
    const missing = await edge.inject('/nowhere');
    assert.equal(missing.statusCode, 404);
    assert.ok(inlined(missing.body));
  });

  test('may be kept by the browser only, and asks for https only where the site has it', async () => {
    const { reader } = fixedRegistry();
    const plain = await (await anEdge({ reader })).inject('/');
    assert.equal(plain.headers['cache-control'], 'private, no-cache');
    assert.equal(plain.headers['strict-transport-security'], undefined);
    const secure = await anEdge({ reader, publicUrl: new URL('https://aangan.test') });
    assert.match(
      String((await secure.inject('/')).headers['strict-transport-security']),
      /max-age/,
    );
  });
});

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

describe('an address', () => {
  test('with a trailing slash or in capitals is the page without', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    for (const url of [
      '/about/',
      '/ABOUT',
      '/about//',
      '/terms/',
      '/designers/',
      '/designers/7/',
    ]) {
      assert.equal((await edge.inject(url)).statusCode, 200, url);
    }
  });

  test('that begins with two slashes names no host, and no page', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    for (const url of ['//about', '//evil.example/about', '//evil.example/designers', '/\\about']) {
      assert.equal((await edge.inject(url)).statusCode, 404, url);
    }
  });

  test('that cannot be read is refused without a word about the inside', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { statusCode, body } = await edge.inject('/%');
    assert.equal(statusCode, 400);
    assert.deepEqual(JSON.parse(body), { detail: 'The address is malformed.' });
  });
});

describe('the composition', () => {
  test('whose template cannot be read is not served: the one before it is', async () => {
    const { reader, state } = fixedRegistry();
    const edge = await anEdge({ reader });
    await edge.inject('/');
    const before = aComposition();
    state.composition = {
      ...before,
      revision: 2,
      shell: { ...before.shell, release: 'c'.repeat(16) },
    };
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const { statusCode, body } = await edge.inject('/designers');
    assert.equal(statusCode, 200);
    assert.equal((inlined(body) as { revision: number }).revision, 1);
  });

  test('cannot be read by a new edge while the registry is down: a 503 that says when to come back', async () => {
    const { reader, state } = fixedRegistry();
    state.isDown = true;
    const edge = await anEdge({ reader });
    const { statusCode, headers, body } = await edge.inject('/designers');
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '5');
    assert.doesNotMatch(body, /registry is down/);
  });

  test('of a new revision is served within a second or so, without a restart', async () => {
    const { reader, state } = fixedRegistry();
    const edge = await anEdge({ reader });
    await edge.inject('/');
    state.composition = aComposition({ revision: 2 });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    assert.equal((inlined((await edge.inject('/')).body) as { revision: number }).revision, 2);
  });

  test('that was served last is served while the registry is down', async () => {
    const { reader, state } = fixedRegistry();
    const edge = await anEdge({ reader });
    await edge.inject('/');
    state.isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    assert.equal((await edge.inject('/designers')).statusCode, 200);
  });

  test('that does not exist yet is a 503 that reloads itself and is never kept', async () => {
    const edge = await anEdge({ reader: fixedRegistry(null).reader });
    const { statusCode, headers, body } = await edge.inject('/');
    assert.equal(statusCode, 503);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(body, /reloads itself/);
  });
});

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
    open.push(server);
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  test('tells another server the visitor’s address, signed, and nothing that a visitor says of it', async () => {
    const target = await serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const edgeSecret = 'a secret of edge and API, 32 letters';
    const edge = await anEdge({
      ...{ reader: fixedRegistry().reader, passThrough: { '/api': target }, edgeSecret },
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
    assert.equal(readVisitor(headers[visitorHeader], edgeSecret), '203.0.113.9');
    assert.doesNotMatch(JSON.stringify(headers), /6\.6\.6\.6|evil/);

    const direct = await anEdge({
      ...{ reader: fixedRegistry().reader, passThrough: { '/api': target }, edgeSecret },
    });
    const own = await (await fetch(`${await listen(direct)}/api/`, { headers: forged })).json();
    const passed = (own as Record<string, string>)[visitorHeader];
    assert.equal(readVisitor(passed, edgeSecret), '127.0.0.1');
  });

  test('answers 503 for a server that does not answer, and says nothing about it', async () => {
    const target = new URL('http://127.0.0.1:1');
    const edge = await anEdge({
      ...{ reader: fixedRegistry().reader, passThrough: { '/platform': target, '/api': target } },
    });
    const origin = await listen(edge);
    for (const path of ['/platform/channels', '/platform/health', '/api/designers/profiles/']) {
      const response = await fetch(`${origin}${path}`);
      assert.equal(response.status, 503);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
      assert.doesNotMatch(await response.text(), /127\.0\.0\.1|ECONN|:1\b/);
    }
  });

  test('passes on a 503 as it is, without asking again', async () => {
    let asked = 0;
    const target = await serve((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '7' }).end('{"detail":"No database."}');
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
