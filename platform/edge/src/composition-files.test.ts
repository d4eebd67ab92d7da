import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import type { CarriedComposition, ChannelComposition, RouteTable } from '@aangan/manifest';
import { aPage, renderable } from './testing/a-rendered-page.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';
import { anEdgeWithLinks, tokenOf } from './testing/an-edge-with-links.ts';

type Edge = Awaited<ReturnType<typeof aRenderingEdge>>['edge'];

/** A channel whose shell reads compositions in parts. */
function inParts(more: Partial<ChannelComposition> = {}): ChannelComposition {
  const composition = renderable();
  return { ...composition, shell: { ...composition.shell, composition: 'parts' }, ...more };
}

async function carriedIn(edge: Edge, url = '/designers', headers = {}) {
  const { body } = await edge.inject({ url, headers });
  const [, text = ''] = /id="aangan-composition"[^>]*>([^<]*)</.exec(body) ?? [];
  return { carried: JSON.parse(text) as CarriedComposition, body };
}

const fileOf = (edge: Edge, hash = '', headers = {}) =>
  edge.inject({ url: `/releases/compositions/${hash}.json`, headers });

describe('a page of a shell that reads parts', () => {
  test('carries its modules, and preloads the route table and its remote’s description', async () => {
    const { edge } = await aRenderingEdge({ composition: inParts() });
    const { carried, body } = await carriedIn(edge);
    assert.deepEqual(
      carried.remotes.map(({ name, exposes }) => [name, exposes]),
      [['designers', { './DesignersPage': ['page.js'] }]],
    );
    const preloads = [...body.matchAll(/<link rel="preload" as="fetch"[^>]*href="([^"]+)"/g)];
    assert.equal(preloads.length, 2);
    for (const [, address = ''] of preloads) {
      assert.equal((await edge.inject(address)).statusCode, 200);
    }
  });

  test('carries all of its composition where its shell was built before', async () => {
    const { edge } = await aRenderingEdge({ composition: renderable() });
    const { carried, body } = await carriedIn(edge);
    assert.equal(carried.table, undefined);
    assert.equal(carried.remotes[0]?.routes.length, 3);
    assert.deepEqual(Object.keys(carried.remotes[0]?.integrity ?? {}).length, 3);
    assert.ok(!body.includes('as="fetch"'));
  });

  test('carries all of it where only this browser has the composition', async () => {
    const { open } = await anEdgeWithLinks({ composition: inParts() });
    const { body } = await open('/designers', {
      cookie: `aangan-composed-production=${tokenOf('link')}`,
    });
    const [, text = ''] = /id="aangan-composition"[^>]*>([^<]*)</.exec(body) ?? [];
    const carried = JSON.parse(text) as CarriedComposition;
    assert.equal(carried.table, undefined);
    assert.equal(carried.remotes[0]?.routes.length, 3);
  });
});

describe('a file of a composition', () => {
  test('has the hash of its address, is compressed, and may be kept for ever', async () => {
    const { edge } = await aRenderingEdge({ composition: inParts() });
    const { table } = (await carriedIn(edge)).carried;
    const plain = await fileOf(edge, table);
    assert.equal(createHash('sha256').update(plain.rawPayload).digest('base64url'), table);
    assert.equal(
      plain.headers['cache-control'],
      'public, max-age=31536000, immutable, no-transform',
    );
    assert.match(String(plain.headers['content-type']), /^application\/json/);
    const packed = await fileOf(edge, table, { 'accept-encoding': 'br' });
    assert.equal(packed.headers['content-encoding'], 'br');
    assert.equal(packed.headers.vary, 'accept-encoding');
  });

  test('names of each remote the description, with the hashes of all scripts', async () => {
    const { edge } = await aRenderingEdge({ composition: inParts() });
    const { table } = (await carriedIn(edge)).carried;
    const { remotes } = (await fileOf(edge, table)).json<RouteTable>();
    const description = (await fileOf(edge, remotes[0]?.description)).json();
    assert.deepEqual(Object.keys(description.integrity), ['entry.js', 'page.js', 'detail.js']);
  });

  test('that is of no composition is 404, which nobody may keep', async () => {
    const { edge } = await aRenderingEdge({ composition: inParts() });
    for (const hash of ['x'.repeat(43), 'short']) {
      const { statusCode, headers } = await fileOf(edge, hash);
      assert.equal(statusCode, 404);
      assert.match(String(headers['cache-control'] ?? 'no-store'), /no-store|no-cache/);
    }
  });

  test('is answered by an edge that has served no page, also those of a canary', async () => {
    const [remote] = inParts().remotes;
    if (!remote) throw new Error('no remote');
    const canary = { ...remote, release: 'c'.repeat(16) };
    const composition = inParts({ canaries: [{ id: 1, percent: 50, remotes: [canary] }] });
    const [first, other] = [
      await aRenderingEdge({ composition }),
      await aRenderingEdge({ composition }),
    ];
    const tables = new Set<string>();
    for (let at = 0; at < 40; at += 1) {
      const visitor = `aangan-visitor=${String(at).padStart(32, '0')}`;
      const { carried } = await carriedIn(first.edge, '/designers', { cookie: visitor });
      tables.add(carried.table ?? '');
    }
    assert.equal(tables.size, 2);
    for (const table of tables) assert.equal((await fileOf(other.edge, table)).statusCode, 200);
  });

  test('is the same for a page that fell back: any edge can answer it', async () => {
    const [remote] = inParts().remotes;
    if (!remote) throw new Error('no remote');
    const fallback = { ...remote, release: 'd'.repeat(16) };
    const composition = inParts({ remotes: [{ ...remote, fallback }] });
    const { edge } = await aRenderingEdge({
      composition,
      render: (page) =>
        page.composition.remotes[0]?.release === fallback.release
          ? { page: aPage(page), cpuMs: 1 }
          : { failure: 'error', detail: 'thrown' },
    });
    const other = await aRenderingEdge({ composition });
    const { carried } = await carriedIn(edge);
    assert.equal(carried.remotes[0]?.release, fallback.release);
    assert.equal(carried.remotes[0]?.insteadOf, remote.release);
    assert.equal((await fileOf(other.edge, carried.table)).statusCode, 200);
  });
});
