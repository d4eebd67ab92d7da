import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { compress } from './compress.ts';
import { keepCompressedCopies } from './compressed-copies.ts';

const script = Buffer.from('export const value = 1;\n'.repeat(500));

describe('compressed copies in a folder', () => {
  test('are those that compress makes, also the second time', async (t) => {
    const directory = await folder(t);
    for (const keep of [keepCompressedCopies(directory), keepCompressedCopies(directory)]) {
      assert.deepEqual(
        await keep('page.js', script, 'br'),
        await compress('page.js', script, 'br'),
      );
      assert.equal(await keep('icon.svg', Buffer.from('a'), 'br'), undefined);
    }
  });

  test('are read back for the same path and bytes, and for no others', async (t) => {
    const directory = await folder(t);
    const keep = keepCompressedCopies(directory);
    await keep('page.js', script, 'br');
    const [copy = ''] = await readdir(directory);
    const larger = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    await writeFile(path.join(directory, copy), larger);
    assert.deepEqual(await keep('page.js', script, 'br'), larger);
    for (const [name, encoding] of [
      ['page.js.map', 'br'],
      ['page.js', 'gzip'],
    ] as const) {
      assert.deepEqual(await keep(name, script, encoding), await compress(name, script, encoding));
    }
    const longer = Buffer.concat([script, script]);
    assert.deepEqual(await keep('page.js', longer, 'br'), await compress('page.js', longer, 'br'));
  });

  test('are made again where they do not unpack to their file', async (t) => {
    const directory = await folder(t);
    const keep = keepCompressedCopies(directory);
    const right = await keep('page.js', script, 'br');
    const [copy = ''] = await readdir(directory);
    for (const wrong of [brotliCompressSync('another content'), Buffer.from('torn')]) {
      await writeFile(path.join(directory, copy), wrong);
      assert.deepEqual(await keep('page.js', script, 'br'), right);
      assert.deepEqual(await readFile(path.join(directory, copy)), right);
    }
  });

  test('of two publications at once are whole, with no draft left', async (t) => {
    const directory = await folder(t);
    const keep = keepCompressedCopies(directory);
    await Promise.all(Array.from({ length: 8 }, () => keep('page.js', script, 'br')));
    assert.equal((await readdir(directory)).length, 1);
    assert.deepEqual(await keep('page.js', script, 'br'), await compress('page.js', script, 'br'));
  });
});

async function folder(t: { after(done: () => Promise<void>): void }): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'aangan-copies-'));
  t.after(() => rm(made, { recursive: true, force: true }));
  return path.join(made, 'copies');
}
