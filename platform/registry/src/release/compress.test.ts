import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compress } from './compress.ts';

const script = Buffer.from(
  Array.from(
    { length: 4000 },
    (_, line) => `export const value${line % 977} = ${line * 7919};`,
  ).join('\n'),
);

test('what visitors load is compressed further than what tools, edges and other sites load', async () => {
  const paths = ['page.js', 'page.js.map', 'server/module.js', 'portable/base.js'];
  const [page = script, map = script, ...others] = await Promise.all(
    paths.map((path) => compress(path, script)),
  );
  assert.ok(page.length < map.length);
  assert.deepEqual(others, [map, map]);
  for (const file of [page, map]) assert.deepEqual(brotliDecompressSync(file), script);
});

test('a file that compression would not make smaller stays as it is', async () => {
  assert.equal(await compress('icon.svg', Buffer.from('a')), undefined);
});
