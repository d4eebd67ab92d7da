import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLifecycle, Stopping } from './lifecycle.ts';

describe('a lifecycle', () => {
  test('closes what was opened, last first, once, however often it is stopped', async () => {
    const lifecycle = createLifecycle();
    const closed: string[] = [];
    for (const name of ['database', 'server']) {
      await lifecycle.opened(async () => closed.push(name), 1_000);
    }
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    await lifecycle.stop();
    assert.deepEqual(closed, ['server', 'database']);
    assert.ok(lifecycle.signal.aborted);
  });

  test('closes at once what is opened while stopping, and ends the start', async () => {
    const lifecycle = createLifecycle();
    await lifecycle.stop();
    let isClosed = false;
    const opened = lifecycle.opened(async () => {
      isClosed = true;
    }, 1_000);
    await assert.rejects(opened, Stopping);
    assert.ok(isClosed);
  });

  test('continues when one close fails or hangs', async (context) => {
    const complaint = context.mock.method(console, 'error', () => undefined);
    const lifecycle = createLifecycle();
    let isClosed = false;
    await lifecycle.opened(async () => {
      isClosed = true;
    }, 1_000);
    await lifecycle.opened(() => Promise.reject(new Error('broken')), 1_000);
    await lifecycle.opened(() => new Promise(() => undefined), 20);
    await lifecycle.stop();
    assert.ok(isClosed);
    assert.equal(complaint.mock.callCount(), 1);
  });
});
