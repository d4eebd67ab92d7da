import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { createMetrics } from './metrics.ts';
import type { ModuleCache } from './module-cache.ts';
import type { RenderChild } from './render-child.ts';
import { createWorkers } from './workers.ts';

/** A child without a process: what it says and when it ends is decided by the test. */
function aChild() {
  const ready = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<void>();
  let isEnding = false;
  const end = () => {
    isEnding = true;
    ready.resolve(false);
    ended.resolve();
  };
  const child: RenderChild = {
    pid: 0,
    ready: ready.promise,
    ended: ended.promise,
    get isEnding() {
      return isEnding;
    },
    run: () => Promise.reject(new Error('not run')),
    residentBytes: () => 10,
    kill: end,
  };
  return { child, end, sayReady: () => ready.resolve(true) };
}

/** The children of a pool that renders two pages of a composition at once, and has begun to start them. */
function started({ mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const children: ReturnType<typeof aChild>[] = [];
  const metrics = createMetrics();
  let readies = 0;
  const workers = createWorkers({
    startChild: () => {
      const one = aChild();
      children.push(one);
      return one.child;
    },
    modules: {} as ModuleCache,
    size: { atOnce: 2, children: 8 },
    metrics,
    onReady: () => {
      readies += 1;
    },
  });
  workers.fill();
  return {
    workers,
    children,
    metrics,
    readies: () => readies,
    pass: mock.timers.tick.bind(mock.timers),
  };
}

/** Lets all promises call back. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the children of a pool', () => {
  test('are as many as render at once, and one more', async (t) => {
    const { workers, children, readies } = started(t);
    assert.equal(children.length, 3);
    assert.equal(workers.residentBytes(), 30);
    assert.equal(workers.canRender(), false);
    children[0]?.sayReady();
    await settled();
    assert.equal(readies(), 1);
    assert.equal(workers.canRender(), true);
  });

  test('are replaced at once where they were ready, and else after a pause that grows', async (t) => {
    const { workers, children, metrics, pass } = started(t);
    children[0]?.sayReady();
    await settled();
    children[0]?.end();
    await settled();
    assert.equal(children.length, 4);
    for (const pauseMs of [100, 200, 400]) {
      children.at(-1)?.end();
      await settled();
      const before: number = children.length;
      pass(pauseMs - 1);
      assert.equal(children.length, before);
      pass(1);
      assert.equal(children.length, before + 1);
    }
    children.at(-1)?.sayReady();
    await settled();
    children[1]?.end();
    await settled();
    pass(100);
    assert.equal(workers.all().length, 3);
    assert.deepEqual(metrics.children, { started: 8, ended: 5, renewed: 0 });
  });

  test('that are renewed are counted, and give their place to others', async (t) => {
    const { workers, children, metrics } = started(t);
    children[0]?.sayReady();
    await settled();
    const [first] = workers.all();
    assert.ok(first);
    workers.renew(first);
    assert.equal(workers.canRender(), false);
    await settled();
    assert.equal(workers.all().includes(first), false);
    assert.deepEqual(metrics.children, { started: 4, ended: 1, renewed: 1 });
  });

  test('end when the pool closes, and are not replaced', async (t) => {
    const { workers, children, pass } = started(t);
    await workers.close();
    await settled();
    pass(60_000);
    assert.equal(children.length, 3);
    assert.deepEqual(workers.all(), []);
  });
});
