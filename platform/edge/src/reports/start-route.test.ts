import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { aRenderingEdge } from '../testing/a-rendering-edge.ts';
import { aReportRegistry, secret } from '../testing/a-report-registry.ts';

const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const shell = 'a'.repeat(16);

/** An edge whose pages tell whether they start; `told` sends what one tells. */
async function startingEdge() {
  const registry = aReportRegistry();
  const { edge } = await aRenderingEdge({
    platform: registry.listener,
    trustedProxies: '127.0.0.1',
    reports: { secret, samplePercent: 0 },
  });
  const { body } = await edge.inject({ url: '/designers' });
  const [, page = ''] =
    new RegExp(`id="${unstartedNoticeId}" data-page="([^"]*)"`).exec(body) ?? [];
  const told = (text: string, from = '203.0.113.9', agent = safari) =>
    edge.inject({
      method: 'POST',
      url: startPath,
      body: text,
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': from, 'user-agent': agent },
    });
  return { edge, registry, body, page, told, id: page.split(' ', 1)[0] ?? '' };
}

describe('a page', () => {
  test('has the script before those of its shell, of at most 600 bytes, with the page’s nonce', async () => {
    const { body } = await startingEdge();
    const [, nonce, script = ''] =
      /<script nonce="([^"]+)">([^<]*)<\/script><script defer/.exec(body) ?? [];
    assert.ok(script.length > 100 && Buffer.byteLength(script) <= 600, script);
    assert.ok(body.includes(`<script defer crossorigin`) && body.includes(`nonce="${nonce}" src=`));
    assert.match(body, /role="alert" hidden [^>]*>This page could not start\./);
  });

  test('that has started is handed over once for its network, with its engine', async () => {
    const { edge, registry, told, id } = await startingEdge();
    for (const from of ['203.0.113.9', '203.0.113.10', '198.51.100.1']) {
      assert.equal((await told(id, from)).statusCode, 204);
    }
    await edge.close();
    const starts = registry.batches.flatMap((batch) => batch.starts ?? []);
    assert.deepEqual(
      starts.map(({ engine, composition }) => [engine, composition]),
      Array(2).fill(['webkit', registry.batches[0]?.compositions[0]?.id]),
    );
  });

  test('of a robot that has started is not handed over', async () => {
    const { edge, registry, told, id } = await startingEdge();
    assert.equal((await told(id, '203.0.113.9', `${safari} bingbot/2.0`)).statusCode, 204);
    await edge.close();
    assert.deepEqual(
      registry.batches.flatMap((batch) => batch.starts ?? []),
      [],
    );
  });

  test('that has not is a failure of its shell, with its engine and the script’s address', async () => {
    const { edge, registry, told, page } = await startingEdge();
    const script = `https://site.example/releases/shell/${shell}/shell.js`;
    assert.equal((await told(`${page}${script}?1`)).statusCode, 204);
    await edge.close();
    const [failure] = registry.batches.flatMap(({ failures }) => failures);
    assert.deepEqual(
      [failure?.kind, failure?.name, failure?.release, failure?.engine, failure?.message],
      ['not-started', 'shell', shell, 'webkit', `/releases/shell/${shell}/shell.js`],
    );
  });

  test('tells nothing under another id, nothing malformed, and not without end', async () => {
    const { edge, registry, told, id } = await startingEdge();
    assert.equal((await told('x')).statusCode, 403);
    assert.equal((await told(`${id}x`)).statusCode, 403);
    assert.equal((await told(`${id} ../vendors x`)).statusCode, 400);
    assert.equal((await told('x'.repeat(10_000))).statusCode, 413);
    for (let at = 0; at < 120; at += 1) await told(id);
    assert.equal((await told(id)).statusCode, 429);
    assert.equal((await told(id, '198.51.100.1')).statusCode, 204);
    await edge.close();
    assert.deepEqual(
      registry.batches.flatMap(({ failures }) => failures),
      [],
    );
  });
});
