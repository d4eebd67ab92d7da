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

test('what visitors load is compressed further than what tools and edges load', async () => {
  const [page = script, map = script, server = script] = await Promise.all(
    ['page.js', 'page.js.map', 'server/module.js'].map((path) => compress(path, script)),
  );
  assert.ok(page.length < map.length);
  assert.deepEqual(map, server);
  for (const file of [page, map, server]) assert.deepEqual(brotliDecompressSync(file), script);
});

test('a file that compression would not make smaller stays as it is', async () => {
  assert.equal(await compress('icon.svg', Buffer.from('a')), undefined);
});
