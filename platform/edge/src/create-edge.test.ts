import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Composition } from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import type { PassThroughTarget } from './pass-through.ts';
import { anEdge } from './testing/an-edge.ts';
import { aComposition, fixedRegistry } from './testing/fixed-registry.ts';

const inlined = (html: string): Composition =>
  JSON.parse(/id="aangan-composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('a page', () => {
  test('carries the composition of its channel, and nothing in it can close the script', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { body } = await edge.inject('/designers');
    const { files: _files, ...shell } = aComposition().shell;
    assert.deepEqual(inlined(body), { ...compose(aComposition()), shell });
    assert.ok(body.includes('Featured \\u003cDesigners>'));
    assert.ok(body.includes('<title>Featured &lt;Designers&gt; · Site</title>'));
  });

  test('preloads its own container and module after the shell’s scripts, and the fonts after its content', async () => {
    const { body } = await (await anEdge({ reader: fixedRegistry().reader })).inject(
      '/designers/7',
    );
    for (const path of ['entry.js', 'detail.js']) {
      assert.match(
        body,
        new RegExp(`rel="preload" as="script" fetchpriority="low" nonce="[^"]+"[^>]*${path}"`),
      );
    }
    assert.ok(!/<link[^>]*page\.js"/.test(body), 'another page’s module is not preloaded');
    assert.ok(body.indexOf('shell.js') < body.indexOf('rel="preload"'));
    const fonts = body.indexOf('rel="preload" as="font" type="font/woff2" crossorigin');
    assert.ok(fonts > body.indexOf('id="root"'), 'before it, they would delay the first paint');
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
      const sources = [...policy.matchAll(/script-src ([^;]*)/g)].map(([, source]) => source);
      assert.deepEqual(sources, [`'nonce-${nonce}' 'strict-dynamic'`, `'nonce-${nonce}' 'self'`]);
      assert.doesNotMatch(policy, /(?:default|style)-src [^;]*unsafe/, 'attributes excepted');
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      assert.ok(scripts.length >= 3 && scripts.every((tag) => tag.includes(`nonce="${nonce}"`)));
      nonces.push(nonce);
    }
    assert.notEqual(nonces[0], nonces[1]);
  });

  test('embeds nothing, has one base, sends forms to the site alone, and is read as what it says', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    for (const url of ['/', '/designers', '/nowhere']) {
      const { headers } = await edge.inject(url);
      const policy = String(headers['content-security-policy']);
      for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
        assert.ok(policy.includes(rule), `${url}: ${rule}`);
      }
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
    }
  });

  test('is the same whatever code its address names', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { body: usual } = await edge.inject('/designers');
    for (const name of ['remote', 'override', 'import-map-overrides', 'composeGrant']) {
      const query = new URLSearchParams({ [name]: 'https://evil.example/entry.js' });
      const { body, headers } = await edge.inject(`/designers?${query}`);
      assert.deepEqual(inlined(body), inlined(usual), name);
      assert.doesNotMatch(body, /<(?:script|link)[^>]*evil/, name);
      assert.doesNotMatch(String(headers['content-security-policy']), /evil/, name);
      assert.equal(headers['set-cookie'], undefined, name);
    }
  });

  test('is in no frame, shares no window, uses no device, and tells every server its origin alone', async () => {
    const { headers } = await (await anEdge({ reader: fixedRegistry().reader })).inject('/');
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none',/);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    const devices = ['camera', 'geolocation', 'microphone', 'payment', 'serial', 'usb'];
    for (const device of devices) {
      assert.ok(String(headers['permissions-policy']).includes(`${device}=()`), device);
    }
    // YouTube plays nothing where it is not told the origin.
    assert.equal(headers['referrer-policy'], 'strict-origin');
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
    assert.equal(plain.headers['cache-control'], 'private, no-cache, no-transform');
    assert.equal(plain.headers['strict-transport-security'], undefined);
    const secure = await anEdge({ reader, publicUrl: new URL('https://aangan.test') });
    assert.match(
      String((await secure.inject('/')).headers['strict-transport-security']),
      /max-age/,
    );
  });
});

test('every answer of a site with https says that there is nothing else', async () => {
  const { reader } = fixedRegistry();
  const inProcess: PassThroughTarget = (_request, response) => void response.end('{}');
  const away = new URL('http://127.0.0.1:9');
  for (const protocol of ['https', 'http']) {
    for (const api of [inProcess, away]) {
      const publicUrl = new URL(`${protocol}://aangan.test`);
      const edge = await anEdge({ reader, publicUrl, passThrough: { '/api': api } });
      for (const url of ['/designers', '/nowhere', '/api/x/', '/releases/none/0/a.js', '/%']) {
        const { headers } = await edge.inject(url);
        const expected = protocol === 'https' ? 'max-age=31536000; includeSubDomains' : undefined;
        assert.equal(headers['strict-transport-security'], expected, url);
      }
    }
  }
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
    for (const url of [
      '//about',
      '//evil.example/about',
      '//evil.example/designers',
      '/\\about',
      '/%2f%2fevil.example/',
      '/.//evil.example/',
    ]) {
      assert.equal((await edge.inject(url)).statusCode, 404, url);
    }
  });

  test('that cannot be read is refused without a word about the inside', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { statusCode, body } = await edge.inject('/%');
    assert.equal(statusCode, 400);
    assert.deepEqual(JSON.parse(body), { detail: 'The address is malformed.' });
  });

  test('that something is sent to is refused, with a page where a browser has sent a form', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const send = (headers: Record<string, string>) =>
      edge.inject({ method: 'POST', url: '/?compose=a', headers });
    const script = await send({ accept: '*/*' });
    assert.deepEqual(
      [script.statusCode, script.headers.allow, JSON.parse(script.body)],
      [405, 'GET, HEAD', { detail: 'This address takes no such request.' }],
    );
    const nowhere = await edge.inject({ method: 'POST', url: '/releases/vendors' });
    assert.deepEqual([nowhere.statusCode, nowhere.json()], [404, { detail: 'Not found.' }]);
    const form = await send({ accept: 'text/html,*/*;q=0.8' });
    assert.equal(form.statusCode, 405);
    assert.match(String(form.headers['content-security-policy']), /frame-ancestors 'none'/);
    assert.match(form.body, /<h1>This address only shows a page<\/h1>/);
  });

  test('that cannot be read is refused with a page where a browser asks for one', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { statusCode, headers, body } = await edge.inject({
      url: '/designers/%',
      headers: { accept },
    });
    assert.equal(statusCode, 400);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(body, /<h1>This address cannot be read<\/h1>/);
    assert.match(body, /<a href="\/">/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    assert.ok(nonce && body.includes(`<style nonce="${nonce}">`));
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
    assert.equal(inlined(body).id, compose(before).id);
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
    const next = aComposition({ revision: 2, securityFix: 2 });
    state.composition = next;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    assert.equal(inlined((await edge.inject('/')).body).id, compose(next).id);
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
    assert.equal(headers['cache-control'], 'no-store, no-transform');
    assert.match(body, /reloads itself/);
  });
});
