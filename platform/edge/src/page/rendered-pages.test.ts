import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPage, renderable } from '../testing/a-rendered-page.ts';
import { aRenderingEdge } from '../testing/a-rendering-edge.ts';
import { closeAfterTest } from '../testing/an-edge.ts';
import { aComposition } from '../testing/fixed-registry.ts';

describe('a new composition', () => {
  test('is rendered once before a visitor asks, for each remote, again while that fails, and not for ever', async () => {
    let failures = 2;
    const { asked, registry } = await aRenderingEdge({
      warmUpEveryMs: 5,
      render: (page) => {
        failures -= 1;
        if (failures >= 0) return { failure: 'timeout', detail: 'loading' };
        return { page: aPage(page), cpuMs: 1 };
      },
    });
    const until = async (count: number) => {
      while (asked.length < count) await sleep(5);
    };
    await until(4);
    await sleep(50);
    const each = ['/', '/designers'];
    assert.deepEqual(asked, [...each, ...each], 'not again once it was rendered');
    failures = 100;
    registry.state.composition = { ...renderable(), revision: 2, securityFix: 2 };
    await until(14);
    await sleep(50);
    assert.equal(asked.length, 14, 'five tries for each page of the next one');
  });
});

describe('a page of an answer that no cache may keep', () => {
  test('is made for each visitor', async () => {
    for (const [cacheControl, count] of [
      ['no-store', 2],
      ['no-cache', 1],
    ] as const) {
      const { edge, asked } = await aRenderingEdge({
        api: (_request, response) => {
          response.setHeader('cache-control', cacheControl);
          response.setHeader('content-type', 'application/json').end('{}');
        },
      });
      asked.length = 0;
      await edge.inject('/designers/7');
      await edge.inject('/designers/7');
      assert.equal(asked.filter((path) => path === '/designers/7').length, count, cacheControl);
    }
  });
});

describe('a page whose remote is switched off', () => {
  test('is rendered as the shell’s notice, answers 503, and neither asks for data nor fetches scripts ahead', async () => {
    const on = renderable();
    const remotes = on.remotes.map((remote) => ({ ...remote, isOff: true }));
    const calls: string[] = [];
    const shown: unknown[] = [];
    const { edge } = await aRenderingEdge({
      composition: { ...on, remotes },
      render: (page) => {
        shown.push(page.route);
        return { page: { ...aPage(page), head: null }, cpuMs: 1 };
      },
      api: (request, response) => {
        calls.push(request.url ?? '');
        response.end('{}');
      },
    });
    const { statusCode, headers, body } = await edge.inject('/designers/7');
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '300');
    assert.match(body, /<h1>visitor at \/designers\/7<\/h1>/);
    assert.match(body, /<title>Designer · Site<\/title>/);
    assert.doesNotMatch(body, /rel="canonical"|as="script"/);
    assert.deepEqual(shown, [null]);
    assert.deepEqual(
      calls.filter((address) => address.includes('profiles')),
      [],
    );
    assert.equal((await edge.inject('/about')).statusCode, 200);
  });
});

describe('a rendered page', () => {
  test('has markup, styles, picture, state and names in their places, and none of them can end its element', async () => {
    const { edge } = await aRenderingEdge();
    const { body, headers } = await edge.inject('/designers?search=<b>');
    assert.match(body, /<div id="root"><h1>visitor at \/designers\?search=%3Cb%3E<\/h1><\/div>/);
    assert.match(body, /<link rel="preload" as="image" fetchpriority="high" href="\/a.webp"/);
    assert.match(body, /<title>Works &lt;b&gt; · Site<\/title>/);
    assert.match(body, /content="A &quot;firm&quot;\."/);
    assert.match(body, /og:image" content="http:\/\/localhost:3000\/a.webp"/);
    assert.match(body, /<style nonce="[^"]+" data-styled="true" data-styled-version="6.0.0">a\{/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    for (const [script = ''] of body.matchAll(/<script[^>]*>/g)) {
      assert.ok(script.includes(`nonce="${nonce}"`) || script === '<script>', script);
    }
    assert.doesNotMatch(body, /<\/style><script>|"bio":"<\/script>/);
    assert.match(String(headers['server-timing']), /^cache;desc=miss, render;dur=4\.2$/);
  });

  test('is rendered once for guests, and answered with a nonce of its own every time', async () => {
    const { edge, asked } = await aRenderingEdge();
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers, body } = await edge.inject('/designers');
      nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '');
      assert.match(body, /visitor at/);
    }
    assert.deepEqual([asked.length, nonces.size], [1, 3]);
    assert.match(String((await edge.inject('/designers')).headers['server-timing']), /desc=hit$/);
  });

  test('is not sent again to a browser that has it: the 304 has no policy, so that the nonce it has stays', async () => {
    const { edge } = await aRenderingEdge();
    const { headers } = await edge.inject('/designers');
    const strong = String(headers.etag).replace('W/', '');
    for (const named of [`"x", ${headers.etag}`, strong, `W/"x",${strong}`, '*', ' * ']) {
      const again = await edge.inject({ url: '/designers', headers: { 'if-none-match': named } });
      assert.deepEqual([again.statusCode, again.body], [304, ''], named);
      assert.equal(again.headers['content-security-policy'], undefined);
      assert.equal(again.headers.etag, headers.etag);
    }
    for (const other of ['"x"', 'W/"x"', '']) {
      const full = await edge.inject({ url: '/designers', headers: { 'if-none-match': other } });
      assert.equal(full.statusCode, 200, other);
    }
  });

  test('is for the audience of the cookie, and then not kept', async () => {
    const { edge, asked } = await aRenderingEdge();
    for (const [cookie, audience] of [
      ['site-audience=maker', 'maker'],
      ['site-audience=maker', 'maker'],
      ['site-audience=admin', 'visitor'],
    ] as const) {
      assert.match(
        (await edge.inject({ url: '/designers', headers: { cookie } })).body,
        new RegExp(`${audience} at`),
      );
    }
    assert.equal(asked.length, 3);
  });

  test('is not made for pages behind sign-in, nor of releases without a server module', async () => {
    const { edge, asked } = await aRenderingEdge();
    assert.match((await edge.inject('/operator')).body, /<div id="root"><\/div>/);
    const older = await aRenderingEdge({ composition: aComposition() });
    assert.match((await older.edge.inject('/designers')).body, /<div id="root"><\/div>/);
    assert.deepEqual([...asked, ...older.asked], []);
  });

  test('falls back to an empty root when it cannot be rendered, and is soon tried again', async () => {
    let isBroken = true;
    const { edge, asked } = await aRenderingEdge({
      render: (page) =>
        isBroken ? { failure: 'timeout', detail: 'slow' } : { page: aPage(page), cpuMs: 1 },
    });
    const { statusCode, body } = await edge.inject('/designers/7');
    assert.equal(statusCode, 200);
    assert.match(body, /<title>Designer · Site<\/title>/);
    assert.match(body, /<div id="root"><\/div>/);
    assert.match(body, /"\/api\/designers\/profiles\/7\/":\{/, 'the browser has its first data');
    assert.doesNotMatch(body, /aangan-rendered/);
    isBroken = false;
    await edge.inject('/designers/7');
    assert.equal(asked.length, 1, 'not for every visitor');
    assert.match((await edge.inject('/designers/8')).body, /visitor at/);
  });

  test('of what does not exist, or exists no more, is rendered with the refusal and its status', async () => {
    for (const status of [404, 410]) {
      const { edge, asked } = await aRenderingEdge({
        api: (_request, response) => {
          response.statusCode = status;
          response.end('{"detail":"Gone."}');
        },
        render: (page) => {
          assert.equal(page.answers['/api/designers/profiles/7/']?.status, status);
          return { page: { ...aPage(page), head: null }, cpuMs: 1 };
        },
      });
      const { statusCode, body, headers } = await edge.inject('/designers/7');
      assert.equal(statusCode, status);
      assert.match(body, /<title>Not found · Site<\/title>/);
      assert.match(body, /property="og:title" content="Not found"/);
      assert.match(body, /visitor at/);
      assert.doesNotMatch(body, /canonical/);
      assert.equal(headers.etag, undefined);
      assert.equal(asked.length, 1);
    }
  });

  test('is not kept when an answer is missing: the next visitor may get all of it', async () => {
    const { edge, asked } = await aRenderingEdge({
      api: (_request, response) => {
        response.statusCode = 500;
        response.end('{}');
      },
    });
    await edge.inject('/designers/7');
    await edge.inject('/designers/7');
    assert.equal(asked.length, 2);
  });

  test('of an address of 8,000 characters is served and not kept', async () => {
    const { edge, asked } = await aRenderingEdge();
    const url = `/designers?search=${'x'.repeat(8_000)}`;
    assert.equal((await edge.inject(url)).statusCode, 200);
    assert.equal((await edge.inject(url)).statusCode, 200);
    assert.equal(asked.length, 2);
  });

  test('is asked for with one path, whatever the spelling and the query of its address', async () => {
    const { edge, paths } = await aRenderingEdge();
    for (const url of ['/designers/7', '/designers/7/?x=1', '/DESIGNERS/%37']) {
      await edge.inject(url);
    }
    await edge.inject('/designers/8');
    await edge.inject('/about/');
    await edge.inject('/nowhere');
    await edge.inject('/nowhere/else');
    const seven = '/designers/7';
    assert.deepEqual(paths, [seven, seven, seven, '/designers/8', '/about', '/*', '/*']);
  });

  test('of an address that the renderer does not take is served without asking it, and not kept', async () => {
    const { edge, asked } = await aRenderingEdge();
    for (const query of ['x'.repeat(8_200), '"'.repeat(3_000)]) {
      const { statusCode, body, headers } = await edge.inject(`/designers?search=${query}`);
      assert.equal(statusCode, 200);
      assert.match(body, /<div id="root"><\/div>/);
      assert.equal(headers['server-timing'], 'cache;desc=bypass');
    }
    assert.deepEqual(asked, []);
  });

  test('is rendered again after a change that went through this edge, and for another composition', async () => {
    let changed: string[] = [];
    const api = createServer((request, response) => {
      if (request.method === 'PATCH') changed = ['/api/designers/profiles/7/'];
      const changes = { cursor: '2', addresses: changed, complete: true };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url?.startsWith('/api/changes/') ? changes : {}));
    });
    closeAfterTest(api);
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const { edge, asked, registry } = await aRenderingEdge({
      api: new URL(`http://127.0.0.1:${port}`),
    });
    const origin = await edge.listen({ port: 0, host: '127.0.0.1' });
    const open = async (...paths: string[]) => {
      for (const path of paths) await (await fetch(origin + path)).text();
      return asked.splice(0);
    };
    const both = ['/designers/7', '/designers/8'];
    assert.deepEqual(await open(...both, ...both), both);
    await fetch(`${origin}/api/designers/profiles/me/`, { method: 'PATCH' });
    assert.deepEqual(await open(...both), ['/designers/7']);
    registry.state.composition = { ...renderable(), revision: 2, securityFix: 2 };
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    assert.deepEqual(await open('/designers/8'), ['/designers/8']);
  });
});
