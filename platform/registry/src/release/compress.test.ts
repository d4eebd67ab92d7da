import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { compress, encodingsOf } from './compress.ts';

const script = Buffer.from(
  Array.from(
    { length: 4000 },
    (_, line) => `export const value${line % 977} = ${line * 7919};`,
  ).join('\n'),
);

test('what visitors load is compressed further than what tools, edges and other sites load', async () => {
  const paths = ['page.js', 'page.js.map', 'server/module.js', 'portable/base.js'];
  const [page = script, map = script, ...others] = await Promise.all(
    paths.map((path) => compress(path, script, 'br')),
  );
  assert.ok(page.length < map.length);
  assert.deepEqual(others, [map, map]);
  for (const file of [page, map]) assert.deepEqual(brotliDecompressSync(file), script);
});

test('only what visitors load is kept for clients without brotli', async () => {
  assert.deepEqual(encodingsOf('page.js'), ['br', 'zstd', 'gzip']);
  for (const path of ['page.js.map', 'server/module.js', 'portable/base.js']) {
    assert.deepEqual(encodingsOf(path), ['br']);
  }
  const [zstd = script, gzip = script] = await Promise.all(
    (['zstd', 'gzip'] as const).map((encoding) => compress('page.js', script, encoding)),
  );
  assert.deepEqual(zstdDecompressSync(zstd), script);
  assert.deepEqual(gunzipSync(gzip), script);
  for (const copy of [zstd, gzip]) assert.ok(copy.length < script.length / 2);
});

test('a file that compression would not make smaller stays as it is', async () => {
  for (const encoding of encodingsOf('icon.svg')) {
    assert.equal(await compress('icon.svg', Buffer.from('a'), encoding), undefined);
  }
});

/** In the header of a zstd frame: its window is no larger than what it unpacks to (RFC 8878, 3.1.1.1.1.2). */
const singleSegmentFlag = 0x20;

test('a browser reserves no more for a zstd copy than the file has', async () => {
  const zstd = await compress('page.js', script.subarray(0, 2_000), 'zstd');
  assert.equal((zstd?.[4] ?? 0) & singleSegmentFlag, singleSegmentFlag);
});
