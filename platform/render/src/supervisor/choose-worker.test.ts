import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooseWorker, type PoolSize } from './choose-worker.ts';
import type { Worker } from './worker.ts';

const size: PoolSize = { atOnce: 2, children: 5 };

/** A ready child of a composition, last used at a page. */
function aWorker(composition: string | null, usedAt = 0, isBusy = false): Worker {
  const child = { isEnding: false } as Worker['child'];
  const run = () => Promise.reject(new Error('not run'));
  return {
    child,
    composition,
    lastRoute: null,
    usedAt,
    isBusy,
    isReady: true,
    renders: 1,
    pagesMs: 0,
    run,
  };
}

describe('the place of a composition in the pool', () => {
  test('is made by ending the idle child that was used longest ago', () => {
    const oldest = aWorker('b', 2);
    const workers = [
      aWorker('a', 1, true),
      oldest,
      aWorker('c', 3),
      aWorker('d', 4),
      aWorker('e', 5),
    ];
    assert.deepEqual(chooseWorker(workers, 'new', size), { end: oldest });
  });

  test('is never that of a busy child', () => {
    const workers = ['a', 'a', 'b', 'b', 'c'].map((id, at) => aWorker(id, at, true));
    assert.equal(chooseWorker(workers, 'new', size), null);
  });

  test('is not the last one where it has children', () => {
    const workers = ['a', 'a', 'b', 'b'].map((id, at) => aWorker(id, at, true));
    const unbound = aWorker(null);
    assert.equal(chooseWorker([...workers.slice(1), unbound], 'b', size), null);
    assert.deepEqual(chooseWorker([...workers, unbound], 'c', size), { use: unbound });
    const grown = [...workers.slice(0, 3), aWorker('c', 9, true), unbound];
    assert.equal(chooseWorker(grown, 'b', size), null);
  });

  test('for a second child is taken from a release that is no longer used, not from one that is', () => {
    const old = aWorker('old', 1);
    const othersAnd = (latest: number) => [
      old,
      aWorker('other', latest - 2),
      aWorker('another', latest - 1),
      aWorker('new', latest, true),
    ];
    assert.equal(chooseWorker(othersAnd(51), 'new', size), null);
    assert.deepEqual(chooseWorker(othersAnd(52), 'new', size), { end: old });
  });
});
