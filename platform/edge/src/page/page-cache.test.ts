import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Cacheable, createPageCache } from './page-cache.ts';

interface Page extends Cacheable {
  text: string;
}

const page = (text: string, parts: Partial<Page> = {}): Page => ({
  text,
  size: 1_000,
  freshMs: 100,
  staleMs: 1_000,
  madeOf: ['/api/firms/7/'],
  ...parts,
});

function aCache(maxBytes = 1_000_000) {
  let time = 0;
  const errors: unknown[] = [];
  const cache = createPageCache<Page>({
    maxBytes,
    now: () => time,
    onError: (error) => errors.push(error),
  });
  let made = 0;
  return {
    cache,
    errors,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    ask: async (key = '/firms/7', parts?: Partial<Page>) => {
      const { value, state } = await cache.get(key, async () => {
        made += 1;
        return page(`made ${made}`, parts);
      });
      return `${state}: ${value.text}`;
    },
  };
}

describe('the page cache', () => {
  test('makes a page once for all who ask at the same time, and keeps it', async () => {
    const { ask } = aCache();
    const answers = await Promise.all([ask(), ask(), ask()]);
    assert.deepEqual(new Set(answers), new Set(['miss: made 1']));
    assert.equal(await ask(), 'hit: made 1');
  });

  test('serves an old page at once while it is made again, and none that is too old', async () => {
    const { ask, pass } = aCache();
    await ask();
    pass(150);
    assert.equal(await ask(), 'stale: made 1');
    assert.equal(await ask(), 'hit: made 2');
    pass(1_200);
    assert.equal(await ask(), 'miss: made 3');
  });

  test('goes on with an old page when making it again fails', async () => {
    const { cache, ask, pass, errors } = aCache();
    await ask();
    pass(150);
    const failing = () => Promise.reject(new Error('gone'));
    assert.equal((await cache.get('/firms/7', failing)).state, 'stale');
    await new Promise(setImmediate);
    assert.equal(errors.length, 1);
    assert.equal((await cache.get('/firms/7', failing)).state, 'stale');
  });

  test('keeps nothing that failed, and nothing that says so', async () => {
    const { cache, ask } = aCache();
    await assert.rejects(cache.get('/x', () => Promise.reject(new Error('gone'))));
    assert.equal(await ask('/x', { freshMs: 0 }), 'miss: made 1');
    assert.equal(await ask('/x'), 'miss: made 2');
  });

  test('forgets what is made of changed answers, whatever their query, and nothing else', async () => {
    const { cache, ask } = aCache();
    await ask('/firms?search=a', { madeOf: ['/api/firms/?search=a'] });
    await ask('/firms/7', { madeOf: ['/api/firms/7/'] });
    await ask('/about', { madeOf: [] });
    cache.purge(['/api/firms/']);
    assert.equal(await ask('/firms/7'), 'hit: made 2');
    assert.equal(await ask('/about'), 'hit: made 3');
    assert.equal(await ask('/firms?search=a'), 'miss: made 4');
  });

  test('drops what is made of an address that begins as one does which ends in a star', async () => {
    const { cache, ask } = aCache();
    await ask('/firms/7', { madeOf: ['/api/reviews/?firm=7&page=1'] });
    await ask('/firms/70', { madeOf: ['/api/reviews/?firm=70&page=1'] });
    cache.purge(['/api/reviews/?firm=7&*']);
    assert.equal(await ask('/firms/70'), 'hit: made 2');
    assert.equal(await ask('/firms/7'), 'miss: made 3');
  });

  test('does not keep a page that was begun before a change', async () => {
    const { cache, ask } = aCache();
    const { promise, resolve } = Promise.withResolvers<Page>();
    const early = cache.get('/firms/7', () => promise);
    cache.purge(['/api/firms/7/']);
    assert.equal(await ask(), 'miss: made 1');
    resolve(page('before the change'));
    assert.equal((await early).value.text, 'before the change');
    assert.equal(await ask(), 'hit: made 1');
  });

  test('never holds more bytes than it may, however many addresses are asked for', async () => {
    const { cache, ask } = aCache(50_000);
    for (let index = 0; index < 2_000; index += 1) {
      await ask(`/firms?search=${index}`);
      assert.ok(cache.bytes() <= 50_000);
    }
    assert.equal(await ask('/firms?search=1999'), 'hit: made 2000');
    assert.equal(await ask('/large', { size: 40_000 }), 'miss: made 2001');
    assert.equal(await ask('/large'), 'miss: made 2002', 'one page may not push out all others');
  });
});
