import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobRunner, keepRunning } from './keep-running.ts';

/** Runners that end when the test says so; every second start fails. */
function fakeRunners() {
  const ends: PromiseWithResolvers<void>[] = [];
  let starts = 0;
  let stops = 0;
  const start = async (): Promise<JobRunner> => {
    starts += 1;
    if (starts % 2 === 0) throw new Error('The database cannot be asked.');
    const end = Promise.withResolvers<void>();
    ends.push(end);
    const stop = async () => {
      stops += 1;
      end.resolve();
    };
    return { promise: end.promise, stop };
  };
  return { start, ends, counts: () => ({ starts, stops }) };
}

const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1) await sleep(5);
  assert.ok(isSo());
};

describe('a runner that is kept running', () => {
  test('is started again when it ends, also when a start fails, until it is stopped', async () => {
    const logged: unknown[] = [];
    const { start, ends, counts } = fakeRunners();
    const logger = { error: (...said: unknown[]) => void logged.push(said) };
    const running = await keepRunning(start, logger, 1);
    ends[0]?.reject(new Error('It could not be written that a job ended.'));
    await until(() => ends.length === 2);
    assert.deepEqual(counts(), { starts: 3, stops: 0 });
    assert.equal(logged.length, 2);
    ends[1]?.resolve();
    await until(() => ends.length === 3);
    await running.stop();
    await sleep(20);
    assert.deepEqual(counts(), { starts: 5, stops: 1 });
  });

  test('stops at once while it waits to start again', async () => {
    const { start, ends, counts } = fakeRunners();
    const running = await keepRunning(start, { error: () => undefined }, 60_000);
    ends[0]?.resolve();
    await sleep(5);
    await running.stop();
    assert.equal(counts().starts, 1);
  });

  test('throws when the first start fails', async () => {
    const failing = () => Promise.reject(new Error('no database'));
    await assert.rejects(keepRunning(failing, { error: () => undefined }), /no database/);
  });
});
