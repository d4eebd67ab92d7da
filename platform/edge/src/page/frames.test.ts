import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ChannelComposition } from '@aangan/manifest';
import { anEdge } from '../testing/an-edge.ts';
import { aComposition, fixedRegistry } from '../testing/fixed-registry.ts';

const grants = ['read /api/designers/profiles/'];

/** The channel with its remote of low trust. */
function apart(): ChannelComposition {
  const channel = aComposition();
  return { ...channel, remotes: channel.remotes.map((one) => ({ ...one, lowTrust: { grants } })) };
}

const edgeWith = (channel: ChannelComposition) =>
  anEdge({ reader: { ...fixedRegistry().reader, composition: async () => channel } });
const inlined = (html: string) =>
  JSON.parse(/id="aangan-composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the document of a frame', () => {
  test('has an opaque origin, talks to nobody, and loads files of releases and media of the site alone', async () => {
    const edge = await edgeWith(apart());
    const { statusCode, headers, body } = await edge.inject({
      url: '/frames/designers/designers/7',
      headers: { host: 'staging.aangan.test' },
    });
    assert.equal(statusCode, 200);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      'sandbox allow-scripts allow-forms;',
      "default-src 'none';",
      "form-action 'none';",
      "base-uri 'none';",
      'trusted-types default;',
    ]) {
      assert.ok(policy.includes(rule), rule);
    }
    assert.doesNotMatch(
      policy,
      /connect-src|strict-dynamic|allow-same-origin|https:(?!\/)|worker-src/,
    );
    const [, scripts = ''] = /script-src 'nonce-[^']+' ([^;]*)/.exec(policy) ?? [];
    assert.equal(scripts, 'http://localhost:3000/releases/ http://staging.aangan.test/releases/');
    const [, pictures = ''] = /img-src ([^;]*)/.exec(policy) ?? [];
    assert.equal(
      pictures,
      `http://localhost:3000/api/media/ http://staging.aangan.test/api/media/ ${scripts} data:`,
    );
    assert.match(policy, /; frame-ancestors 'self'$/);
    assert.match(String(headers['permissions-policy']), /picture-in-picture=\(\)/);
    assert.equal(headers['set-cookie'], undefined);
    for (const name of ['RTCPeerConnection', 'XSLTProcessor']) {
      assert.ok(body.includes(`delete self.${name};`), name);
    }
  });

  test('carries the remote alone, with its scripts, and tells nothing to the platform', async () => {
    const { body } = await (await edgeWith(apart())).inject('/frames/designers/designers/7');
    const { remotes, frame, slots } = inlined(body);
    assert.deepEqual([frame, remotes.length, slots], [{ remote: 'designers' }, 1, undefined]);
    assert.ok(Object.keys(remotes[0].integrity).length > 0);
    assert.equal(remotes[0].lowTrust, undefined);
    assert.doesNotMatch(body, /"samplePercent":"[^0"]/);
  });

  test('has an empty icon in place of those of the shell, which its policy would refuse', async () => {
    const { reader, files } = fixedRegistry();
    const path = `shell/${'a'.repeat(16)}/page.html`;
    const file = files.get(path);
    assert.ok(file);
    const own =
      '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">';
    files.set(path, { ...file, bytes: Buffer.from(own + new TextDecoder().decode(file.bytes)) });
    const edge = await anEdge({ reader: { ...reader, composition: async () => apart() } });
    const linksOf = async (url: string) =>
      (await edge.inject(url)).body.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g);
    assert.deepEqual(await linksOf('/frames/designers/designers'), [
      '<link rel="icon" href="data:,">',
    ]);
    assert.deepEqual((await linksOf('/designers'))?.join('\n'), own);
  });

  test('shows components that are no pages at addresses of their own', async () => {
    const edge = await edgeWith(apart());
    const [expose = ''] = Object.keys(aComposition().remotes[0]?.exposes ?? {});
    const { statusCode } = await edge.inject(`/frames/designers/-/${expose.slice('./'.length)}`);
    assert.equal(statusCode, 200);
  });

  test('is none where it is opened alone, which leads to its page', async () => {
    const edge = await edgeWith(apart());
    const ask = async (url: string, place: string) => {
      const { statusCode, headers } = await edge.inject({
        url,
        headers: { 'sec-fetch-dest': place },
      });
      return [statusCode, headers.location];
    };
    assert.deepEqual(await ask('/frames/designers/designers?page=2', 'iframe'), [200, undefined]);
    assert.deepEqual(await ask('/frames/designers/designers?page=2', 'document'), [
      303,
      '/designers?page=2',
    ]);
    assert.deepEqual(await ask('/frames/designers//evil.test', 'document'), [303, '/evil.test']);
    assert.deepEqual(await ask('/frames/designers/\\\\evil.test', 'document'), [303, '/evil.test']);
    assert.deepEqual(await ask('/frames/designers/-/Card', 'document'), [404, undefined]);
    assert.deepEqual(await ask('/frames/designers/designers', 'empty'), [404, undefined]);
    assert.deepEqual(await ask('/frames/%64esigners/designers', 'iframe'), [404, undefined]);
  });

  test('is none of a remote that is not there, and still one where it is trusted fully meanwhile', async () => {
    const missing = await (await edgeWith(apart())).inject('/frames/absent/designers');
    assert.equal(missing.statusCode, 404);
    assert.match(String(missing.headers['content-security-policy']), /^sandbox/);
    const trusted = await (await edgeWith(aComposition())).inject('/frames/designers/designers');
    assert.equal(trusted.statusCode, 200);
    assert.match(String(trusted.headers['content-security-policy']), /^sandbox/);
  });
});

describe('a page with a remote of low trust', () => {
  test('has none of its code, may show its frames, and preloads nothing of it', async () => {
    const { body, headers } = await (await edgeWith(apart())).inject('/designers');
    const [remote] = inlined(body).remotes;
    assert.deepEqual([remote.integrity, remote.exposes, remote.lowTrust], [{}, {}, { grants }]);
    assert.ok(!/<link[^>]*(?:entry|page)\.js/.test(body));
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /; frame-src 'self' https:\/\/www\.youtube-nocookie\.com;/);
  });

  test('without one may show none', async () => {
    const { headers } = await (await edgeWith(aComposition())).inject('/designers');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /; frame-src https:\/\/www\.youtube-nocookie\.com;/);
  });
});
