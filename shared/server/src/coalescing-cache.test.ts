import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCoalescingCache } from './coalescing-cache.ts';

const texts = () =>
  createCoalescingCache<string>({
    maxBytes: 10_000,
    maxAgeMs: 60_000,
    bytesOf: (text) => text.length,
  });

test('however many ask at the same time, a value is computed once, and kept', async () => {
  const cache = texts();
  const computed: string[] = [];
  const compute = async () => {
    computed.push('once');
    return 'value';
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', compute)));
  assert.deepEqual([...new Set(all)], ['value']);
  assert.equal(await cache.get('key', compute), 'value');
  assert.equal(computed.length, 1);
});

test('a value that is dropped while it is computed goes to those who had asked, and to no one after', async () => {
  const cache = texts();
  const old = Promise.withResolvers<string>();
  const asked = cache.get('key', () => old.promise);
  cache.drop('key');
  assert.equal(await cache.get('key', async () => 'new'), 'new');
  old.resolve('old');
  assert.equal(await asked, 'old');
  assert.equal(await cache.get('key', async () => 'newer'), 'new');
});

test('a failure is told to all who wait, and the next one tries again', async () => {
  const cache = texts();
  const fail = async () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache.get('key', fail), cache.get('key', fail)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await cache.get('key', async () => 'back'), 'back');
});

test('of several values only the missing ones are read; what changes meanwhile is not kept', async () => {
  const cache = texts();
  const asked: string[][] = [];
  const read = async (missing: string[]) => {
    asked.push(missing);
    return new Map(missing.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]));
  };
  await cache.getAll(['a', 'none'], read);
  const found = await cache.getAll(['a', 'b', 'none'], read);
  assert.deepEqual([...found.values()].sort(), ['of a', 'of b']);
  assert.deepEqual(asked, [
    ['a', 'none'],
    ['b', 'none'],
  ]);
  const dropped = await cache.getAll(['c'], async () => {
    cache.drop('c');
    return new Map([['c', 'old']]);
  });
  assert.equal(dropped.get('c'), 'old');
  assert.equal((await cache.getAll(['c'], read)).get('c'), 'of c');
});

test('what does not fit any more goes, the longest unused first', async () => {
  const cache = createCoalescingCache<string>({
    maxBytes: 1_000,
    maxAgeMs: 60_000,
    bytesOf: (text) => text.length,
  });
  const put = (key: string) => cache.get(key, async () => 'x'.repeat(250));
  for (const key of ['a', 'b', 'a', 'c']) await put(key);
  const isCached = async (key: string) =>
    (await cache.getAll([key], async () => new Map())).has(key);
  assert.deepEqual(
    [await isCached('a'), await isCached('b'), await isCached('c')],
    [true, false, true],
  );
});

test('a kept value is found while another is computed in its place, once', async () => {
  const cache = texts();
  await cache.get('key', async () => 'old');
  const next = Promise.withResolvers<string>();
  const renewed = [cache.renew('key', () => next.promise), cache.renew('key', async () => 'other')];
  assert.equal(cache.known('key'), 'old');
  next.resolve('new');
  assert.deepEqual(await Promise.all(renewed), ['new', 'new']);
  assert.equal(cache.known('key'), 'new');
});

test('some values are dropped, and what is computed meanwhile is kept only where it was asked for after', async () => {
  const cache = texts();
  for (const key of ['a', 'b']) await cache.get(key, async () => `of ${key}`);
  const [early, late] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const first = cache.get('c', () => early.promise);
  cache.dropWhere((value) => value === 'of a');
  const others = [cache.get('c', () => late.promise)];
  early.resolve('early');
  assert.equal(await first, 'early');
  others.push(cache.get('c', async () => 'once more'));
  late.resolve('late');
  assert.deepEqual(await Promise.all(others), ['late', 'late']);
  assert.deepEqual(['a', 'b', 'c'].map(cache.known), [undefined, 'of b', 'late']);
});

test('one value may not take all the room', async () => {
  const options = { maxBytes: 1_000, maxEntryBytes: 500, bytesOf: (text: string) => text.length };
  const cache = createCoalescingCache<string>(options);
  await cache.get('a', async () => 'x'.repeat(100));
  const large = 'x'.repeat(600);
  assert.equal(await cache.get('b', async () => large), large);
  assert.deepEqual([cache.known('b'), cache.bytes()], [undefined, 302]);
});
