import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { request } from 'undici';
import { renderable } from './testing/a-rendered-page.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';
import { anEdge } from './testing/an-edge.ts';
import { aComposition, fixedRegistry } from './testing/fixed-registry.ts';

const files = 'https://files.example';
const releasesUrl = new URL(files);
const publicUrl = new URL('https://site.example');
const entry = `/releases/designers/${'b'.repeat(16)}/entry.js`;

describe('an origin of its own for files of releases', () => {
  const open = () => anEdge({ reader: fixedRegistry().reader, publicUrl, releasesUrl });
  const ask = async (host: string, url: string) =>
    (await open()).inject({ url, headers: { host } });

  test('answers them as they are answered elsewhere', async () => {
    const { statusCode, headers, body } = await ask('FILES.example', entry);
    assert.deepEqual([statusCode, body], [200, 'entry()']);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable, no-transform');
    assert.equal(
      headers['content-security-policy'],
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
  });

  test('answers them at a port of its own, and at the usual one that is named', async () => {
    const { reader } = fixedRegistry();
    for (const [origin, host, status] of [
      ['https://files.example:8443', 'files.example:8443', 200],
      ['https://files.example:8443', 'files.example', 307],
      ['https://files.example', 'files.example:443', 200],
      ['https://files.example', 'files.example:x', 307],
    ] as const) {
      const edge = await anEdge({ reader, publicUrl, releasesUrl: new URL(origin) });
      const { statusCode } = await edge.inject({ url: entry, headers: { host } });
      assert.equal(statusCode, status, `${host} for ${origin}`);
    }
  });

  test('answers no page, no file of the site’s root, and nothing that is found by a longer path', async () => {
    for (const url of [
      '/',
      '/designers',
      '/favicon.ico',
      '/releases/security-fix',
      `//x${entry}`,
    ]) {
      const { statusCode, headers } = await ask('files.example', url);
      assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], url);
    }
  });

  test('answers nothing of the API, which is in this process or in another', async () => {
    const reached: string[] = [];
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      publicUrl,
      releasesUrl,
      passThrough: {
        '/api': (_request, response) => response.end(reached.push('api').toString()),
        '/platform': new URL('http://127.0.0.1:1'),
      },
    });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    const { port } = edge.server.address() as AddressInfo;
    for (const url of ['/api/auth/me/', '/platform/channels']) {
      const headers = { host: 'files.example' };
      const answer = await request(`http://127.0.0.1:${port}${url}`, { headers });
      await answer.body.dump();
      assert.equal(answer.statusCode, 404, url);
    }
    assert.deepEqual(reached, []);
  });

  test('is where the site’s own leads, and where source maps lead back to the site', async () => {
    const led = await ask('site.example', `${entry}?1`);
    assert.deepEqual([led.statusCode, led.headers.location], [307, `${files}${entry}?1`]);
    assert.equal(led.headers['access-control-allow-origin'], '*');
    const map = await ask('files.example', `${entry}.map`);
    assert.match(String(map.headers.location), /^https:\/\/site\.example\/platform\/releases\//);
  });

  test('is not led to for what the channel does not serve', async () => {
    const other = entry.replace('designers', 'vendors');
    assert.equal((await ask('site.example', other)).statusCode, 404);
    assert.equal((await ask('files.example', other)).statusCode, 404);
  });

  test('is named by pages: scripts, preloads, fonts, the composition with its last known good, the policy', async () => {
    const composition = aComposition();
    const [remote] = composition.remotes;
    assert.ok(remote);
    composition.remotes = [{ ...remote, fallback: { ...remote, release: 'c'.repeat(16) } }];
    const { reader } = fixedRegistry(composition);
    const edge = await anEdge({ reader, publicUrl, releasesUrl });
    const { body, headers } = await edge.inject('/designers');
    assert.deepEqual(
      [...body.matchAll(/.{9}\/releases\//g)].filter(([text]) => !text.includes('.example')),
      [],
    );
    assert.match(body, new RegExp(`"releasesOrigin":"${files}"`));
    const policy = String(headers['content-security-policy']);
    for (const directive of ['style-src', 'font-src', 'connect-src', 'img-src']) {
      assert.match(policy, new RegExp(`${directive} 'self' [^;]*${files}`), directive);
    }
    assert.doesNotMatch(policy, /\bwss?:/);
    const [, place = ''] = /window\.aanganFilesAt=([^<]+)</.exec(body) ?? [];
    assert.equal(new Function(`return (${place})('${entry}')`)(), files + entry);
  });

  test('is what the renderer is told', async () => {
    const told: unknown[] = [];
    const { edge } = await aRenderingEdge({
      composition: renderable(),
      publicUrl,
      releasesUrl,
      render: ({ composition }) => {
        told.push(composition.releasesOrigin, composition.shell.baseUrl.split('/releases/')[0]);
        return { failure: 'error', detail: 'enough' };
      },
    });
    await edge.inject('/designers/7');
    assert.deepEqual(told.slice(0, 2), [files, files]);
  });
});
