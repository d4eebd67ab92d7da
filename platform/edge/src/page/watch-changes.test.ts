import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeWatch, watchChanges } from './watch-changes.ts';

const open: ChangeWatch[] = [];

describe('the list of changes', () => {
  afterEach(() => {
    for (const watch of open.splice(0)) watch.close();
  });

  type Answer = { cursor: string; addresses: string[]; complete: boolean } | null;

  function aWatch(
    answers: (after: string | undefined) => Answer | Promise<Answer>,
    everyMs = 60_000,
  ) {
    const log: string[] = [];
    const watch = watchChanges({
      everyMs,
      patienceMs: 50,
      ask: async (after) => {
        log.push(`ask ${after}`);
        return answers(after);
      },
      caches: [
        {
          purge: (addresses) => log.push(`purge ${addresses.join()}`),
          clear: () => log.push('clear'),
          bytes: () => 1,
        },
      ],
    });
    open.push(watch);
    return { watch, log };
  }

  const unchanged = (cursor: string): Answer => ({ cursor, addresses: [], complete: true });

  test('is read before the first page, which trusts nothing that was kept before', async () => {
    const { watch, log } = aWatch(() => unchanged('1'));
    await watch.refreshed();
    await watch.refreshed();
    assert.deepEqual(log, ['ask undefined', 'clear']);
  });

  test('is read before the page that follows a write, and what has changed is forgotten', async () => {
    const { watch, log } = aWatch((after) =>
      after ? { cursor: '2', addresses: ['/api/firms/7/'], complete: true } : unchanged('1'),
    );
    await watch.refreshed();
    watch.written();
    await watch.refreshed();
    assert.deepEqual(log.slice(2), ['ask 1', 'purge /api/firms/7/']);
    await watch.refreshed();
    assert.equal(log.length, 4);
  });

  test('is read every few seconds', { timeout: 60_000 }, async () => {
    const { watch, log } = aWatch((after) => unchanged(String(Number(after ?? 0) + 1)), 5);
    await watch.refreshed();
    while (!log.includes('ask 2')) await sleep(5);
    assert.deepEqual(log.slice(0, 4), ['ask undefined', 'clear', 'ask 1', 'ask 2']);
  });

  test('clears everything when it may have missed something', async () => {
    const { watch, log } = aWatch((after) => ({ cursor: '1', addresses: [], complete: !after }));
    await watch.refreshed();
    watch.written();
    await watch.refreshed();
    assert.deepEqual(log, ['ask undefined', 'clear', 'ask 1', 'clear']);
  });

  test('keeps no page waiting when it is slow, down or answers something else', async () => {
    for (const answer of [
      () => new Promise<Answer>(() => undefined),
      () => Promise.reject(new Error('down')),
      () => ({ cursor: 7 }) as unknown as Answer,
    ]) {
      const { watch, log } = aWatch(answer);
      await watch.refreshed();
      assert.deepEqual(log, ['ask undefined']);
    }
  });
});
