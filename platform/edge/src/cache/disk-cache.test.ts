import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { createDiskCache } from './disk-cache.ts';

describe('a cache on disk', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-cache-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const errors: unknown[] = [];
  const open = (maxBytes = 1_000_000) =>
    createDiskCache({ directory, maxBytes, onError: (error) => errors.push(error) });
  const textOf = async (cache: ReturnType<typeof open>, key: string) =>
    (await cache.read(key))?.parts.map(String);

  test('gives to a later process what an earlier one kept', async () => {
    await open().write('a', [Buffer.from('one'), Buffer.from('two\n')], { type: 'text' });
    const kept = await open().read('a');
    assert.deepEqual(kept?.parts.map(String), ['one', 'two\n']);
    assert.deepEqual(kept?.about, { type: 'text' });
    assert.equal(await open().read('b'), undefined);
  });

  test('gives nothing whose bytes have changed, or that is cut off', async () => {
    const cache = open();
    await cache.write('a', [Buffer.from('safe()')], {});
    const [name = ''] = await readdir(directory);
    const file = path.join(directory, name);
    const content = await readFile(file, 'utf8');
    for (const changed of [content.replace('safe()', 'evil()'), content.slice(0, -1), '', '{}']) {
      await writeFile(file, changed);
      assert.equal(await cache.read('a'), undefined, changed);
    }
  });

  test('never takes more than its limit, and drops first what was not used longest', async () => {
    const cache = open(10_000);
    const put = (key: string) => cache.write(key, [Buffer.alloc(2_000, key)], {});
    for (const key of ['a', 'b', 'c', 'd']) await put(key);
    const long = new Date(Date.now() - 60_000);
    for (const name of await readdir(directory)) {
      await utimes(path.join(directory, name), long, long);
    }
    assert.ok(await textOf(cache, 'b'));
    await put('e');
    assert.ok((await textOf(cache, 'b')) && (await textOf(cache, 'e')));
    for (let index = 0; index < 30; index += 1) await put(`more ${index}`);
    const names = await readdir(directory);
    const sizes = await Promise.all(names.map((name) => stat(path.join(directory, name))));
    assert.ok(sizes.reduce((sum, { size }) => sum + size, 0) <= 10_000);
    await cache.write('large', [Buffer.alloc(20_000)], {});
    assert.equal(await cache.read('large'), undefined);
  });

  test('drops what was used last only once all others are gone, in whatever order the folder lists them', async () => {
    const cache = open(10_000);
    const keys = ['a', 'b', 'c', 'd'];
    for (const key of keys) await cache.write(key, [Buffer.alloc(2_000, key)], {});
    // The folder's first entry was used last.
    for (const [place, name] of (await readdir(directory)).entries()) {
      const used = new Date(Date.now() - (place + 1) * 60_000);
      await utimes(path.join(directory, name), used, used);
    }
    const [newest = ''] = await readdir(directory);
    await cache.write('e', [Buffer.alloc(2_000, 'e')], {});
    assert.ok((await readdir(directory)).includes(newest));
    assert.equal((await readdir(directory)).length, 4);
  });

  test('that cannot be written keeps nothing and says so', async () => {
    await rm(directory, { recursive: true });
    await writeFile(directory, 'a file');
    await open().write('a', [Buffer.from('one')], {});
    assert.equal(await open().read('a'), undefined);
    assert.equal(errors.length, 1);
  });
});
