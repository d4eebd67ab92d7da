import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { signComposeToken } from '@aangan/manifest/compose-link';
import { renderable } from '../testing/a-rendered-page.ts';
import {
  anEdgeWithLinks,
  answerJson,
  channel,
  composed,
  link,
  linked,
  ordinary,
  secret,
  tokenOf,
} from '../testing/an-edge-with-links.ts';
import { inTwoLanguages } from '../testing/in-two-languages.ts';

const token = tokenOf('link');
const cookie = `aangan-composed-${channel}=${token}`;

describe('a compose link', () => {
  test('is a redirect to its address without the token, which a cookie of this channel keeps', async () => {
    const { open } = await anEdgeWithLinks();
    // Made now: the cookie lives as long as the link.
    const fresh = tokenOf('link');
    const { statusCode, headers } = await open(`/designers?city=goa&compose=${fresh}`);
    assert.equal(statusCode, 303);
    assert.equal(headers.location, '/designers?city=goa');
    assert.match(
      String(headers['set-cookie']),
      new RegExp(
        `^aangan-composed-${channel}=${fresh}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3[56]\\d\\d$`,
      ),
    );
    assert.deepEqual(
      [headers['cache-control'], headers['referrer-policy']],
      ['no-store', 'no-referrer'],
    );
  });

  test('sets a cookie that goes over https only, where the site is on https', async () => {
    const { open } = await anEdgeWithLinks({ publicUrl: new URL('https://site.example') });
    assert.match(String((await open(`/?compose=${token}`)).headers['set-cookie']), /; Secure$/);
  });

  test('leads to no other host, however its path begins', async () => {
    const { open } = await anEdgeWithLinks();
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '///evil.example/a',
      '/%2f%2fevil.example',
      '/.//evil.example',
    ]) {
      const { headers } = await open(`${path}?compose=${token}`);
      const location = String(headers.location);
      assert.match(location, /^\/(?![/\\])/, path);
      assert.equal(new URL(location, 'https://aangan.test').hostname, 'aangan.test', path);
    }
  });

  test('that is forged, expired, of another channel, too long or unknown is a plain page, 400', async () => {
    const expired = signComposeToken(link({ expiresAt: new Date(Date.now() - 1_000) }), {
      channel,
      secret,
    });
    const foreign = signComposeToken(link(), { channel: 'staging', secret });
    const { open, askedRegistry } = await anEdgeWithLinks();
    for (const [given, says] of [
      [`${token.slice(0, -1)}!`, /cannot be opened/],
      [token.replace('a', 'b'), /cannot be opened/],
      ['x'.repeat(1_000), /cannot be opened/],
      [foreign, /cannot be opened/],
      [expired, /has expired/],
    ] as const) {
      const { statusCode, body, headers } = await open(`/?compose=${given}`);
      assert.equal(statusCode, 400);
      assert.match(body, says);
      assert.equal(headers['x-robots-tag'], 'noindex');
      assert.equal(headers['set-cookie'], undefined);
    }
    assert.deepEqual(askedRegistry, [], 'the registry hears nothing of them');
    const unknown = await anEdgeWithLinks({
      registry: (_request, response) => answerJson(response, {}, 404),
    });
    assert.equal((await unknown.open(`/?compose=${token}`)).statusCode, 400);
  });

  test('is refused on a channel that opens none, also as a cookie', async () => {
    const { open } = await anEdgeWithLinks({ opens: false });
    const left = await open('/designers?compose=');
    assert.deepEqual([left.statusCode, left.headers.location], [303, '/designers']);
    assert.equal((await open(`/?compose=${token}`)).statusCode, 400);
    const { body, statusCode } = await open('/designers', { cookie });
    assert.equal(statusCode, 200);
    assert.ok(body.includes(`<div id="root">${ordinary}</div>`));
  });
});

describe('a composed page', () => {
  test('is rendered with its releases, and carries what differs and the way out', async () => {
    const { open } = await anEdgeWithLinks();
    const { body, headers, statusCode } = await open('/designers', { cookie });
    assert.equal(statusCode, 200);
    assert.ok(body.includes(`<div id="root">${composed}</div>`));
    assert.match(body, /<style nonce="[^"]+">[^<]*<\/style><aside id="aangan-composed"/);
    assert.match(body, /1 release differs from production/);
    assert.match(body, /<strong>designers<\/strong> &lt;b&gt;2&lt;\/b&gt;, not on production/);
    assert.match(body, /<a href="\/\?compose=">Leave<\/a>/);
    assert.equal(headers['x-robots-tag'], 'noindex');
  });

  test('is in the language of its address, also behind the link and the way out', async () => {
    const { open, asked } = await anEdgeWithLinks({
      registry: (_request, response) => {
        const { composition, ...about } = linked();
        const { shell } = inTwoLanguages();
        answerJson(response, { ...about, composition: { ...composition, shell } });
      },
    });
    const { headers } = await open(`/hi/designers?city=goa&compose=${token}`);
    assert.equal(headers.location, '/hi/designers?city=goa');
    const page = await open('/hi/designers', { cookie });
    assert.equal(page.headers['content-language'], 'hi-IN');
    assert.match(page.body, /<a href="\/hi\?compose=">Leave<\/a>/);
    assert.deepEqual(asked, ['/designers']);
  });

  test('has files of its releases, which nobody else gets and no shared cache keeps', async () => {
    const { open, registry } = await anEdgeWithLinks();
    const file = registry.files.get(`designers/${ordinary}/entry.js`);
    assert.ok(file);
    registry.files.set(`designers/${composed}/entry.js`, file);
    const address = `/releases/designers/${composed}/entry.js`;
    assert.equal((await open(address)).statusCode, 404);
    assert.equal((await open(address, { cookie })).statusCode, 404, 'the cookie is for pages');
    const page = await open('/designers', { cookie });
    const [given] = [page.headers['set-cookie']].flat();
    assert.match(String(given), /; Path=\/releases\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const [own = ''] = String(given).split(';');
    const { statusCode, headers } = await open(address, { cookie: `a=b; ${own}` });
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'private, max-age=31536000, immutable, no-transform');
    const forged = `${own.slice(0, -2)}${own.endsWith('AA') ? 'BB' : 'AA'}`;
    assert.equal((await open(address, { cookie: forged })).statusCode, 404);
  });

  test('has none within a second of its end, and the registry is asked once for many at a time', async () => {
    let hasEnded = false;
    const { open, registry, askedRegistry } = await anEdgeWithLinks({
      registry: (_request, response) =>
        hasEnded ? answerJson(response, {}, 404) : answerJson(response, linked()),
    });
    const file = registry.files.get(`designers/${ordinary}/entry.js`);
    assert.ok(file);
    registry.files.set(`designers/${composed}/entry.js`, file);
    const [given] = [(await open('/designers', { cookie })).headers['set-cookie']].flat();
    const own = { cookie: String(given).split(';')[0] ?? '' };
    const ask = () => open(`/releases/designers/${composed}/entry.js`, own);
    await sleep(1_050);
    askedRegistry.length = 0;
    const together = await Promise.all([ask(), ask(), ask()]);
    assert.deepEqual(
      [together.map(({ statusCode }) => statusCode), askedRegistry.length],
      [[200, 200, 200], 1],
    );
    hasEnded = true;
    await sleep(1_050);
    assert.equal((await ask()).statusCode, 404);
  });

  test('is not kept for others, and theirs is not for it', async () => {
    const { open, asked } = await anEdgeWithLinks();
    for (const headers of [{}, { cookie }, {}, { cookie }]) {
      const { body } = await open('/designers', headers as Record<string, string>);
      const expected = 'cookie' in headers ? composed : ordinary;
      assert.ok(body.includes(`<div id="root">${expected}</div>`));
    }
    assert.equal(asked.filter((address) => address === '/designers').length, 3);
  });

  test('sets no visitor’s cookie and is not counted', async () => {
    const { open } = await anEdgeWithLinks({
      composition: {
        ...renderable(),
        canaries: [{ id: 1, percent: 50, remotes: renderable().remotes }],
      },
    });
    const { headers, body } = await open('/designers', { cookie, 'user-agent': 'Firefox' });
    assert.match(
      String(headers['set-cookie']),
      /^aangan-files-[^;,]+;[^,]*$/,
      'for its files, and no other',
    );
    assert.ok(!body.includes('aangan-page'), 'it reports nothing');
  });

  test('sets one for flags that only servers read, too', async () => {
    const { composition, ...rest } = linked();
    const remotes = composition.remotes.map((remote) => ({
      ...remote,
      serverValues: { quota: { percent: 50 } },
    }));
    const { open } = await anEdgeWithLinks({
      registry: (_request, response) =>
        answerJson(response, { ...rest, composition: { ...composition, remotes } }),
    });
    const { headers, body } = await open('/designers', { cookie, 'user-agent': 'Firefox' });
    assert.match(String(headers['set-cookie']), /aangan-visitor=/);
    assert.doesNotMatch(body, /quota/);
  });

  test('asks the registry once for the pages of a second', async () => {
    const { open, askedRegistry } = await anEdgeWithLinks();
    for (const path of ['/designers', '/', '/about']) await open(path, { cookie });
    assert.deepEqual(askedRegistry, [`/platform/channels/${channel}/composed/${token}`]);
  });

  test('is left by the empty link, for the page that it is on', async () => {
    const { open } = await anEdgeWithLinks();
    const { statusCode, headers } = await open('/designers?compose=', { cookie });
    assert.deepEqual([statusCode, headers.location], [303, '/designers']);
    assert.match(String(headers['set-cookie']), /^aangan-composed-production=; .*Max-Age=0/);
  });

  test('of a link that was ended is a plain page, and the next page is the channel’s', async () => {
    const { open } = await anEdgeWithLinks({
      registry: (_request, response) => answerJson(response, {}, 404),
    });
    const { statusCode, headers } = await open('/designers', { cookie });
    assert.equal(statusCode, 400);
    assert.match(String(headers['set-cookie']), /Max-Age=0/);
  });

  test('says to reload while the registry is away, and stays composed', async () => {
    const { open } = await anEdgeWithLinks({
      registry: (_request, response) => {
        response.statusCode = 503;
        response.end();
      },
    });
    const { statusCode, headers, body } = await open('/designers', { cookie });
    assert.equal(statusCode, 503);
    assert.match(body, /Reload the page/);
    assert.equal(headers['set-cookie'], undefined);
  });
});
