import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startClock } from '../processor-clock.ts';

const limitMs = 300;
const started: ChildProcess[] = [];

/** A process that runs this script, below a shell as a contained child is below `unshare`. */
async function aProcess(script: string): Promise<number> {
  const command = `"$0" -e "$1"; true`;
  const child = spawn('sh', ['-c', command, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

afterEach(() => {
  for (const { pid = 0 } of started.splice(0)) process.kill(-pid, 'SIGKILL');
});

describe('the time limit of a child', () => {
  test('is over for one that computes without an end', async () => {
    const pid = await aProcess('console.log(1); setImmediate(() => { for (;;); })');
    const clock = startClock(pid, limitMs);
    assert.equal(clock.isOver(), false);
    for (let turn = 0; turn < 1_000 && !clock.isOver(); turn += 1) await sleep(20);
    assert.equal(clock.isOver(), true);
  });

  test('is not over for one that only waits, until five times as much has passed', async () => {
    const pid = await aProcess('console.log(1); setInterval(() => {}, 1000)');
    const begun = performance.now();
    const clock = startClock(pid, limitMs);
    while (performance.now() - begun < 4 * limitMs) await sleep(20);
    if (performance.now() - begun < 5 * limitMs) assert.equal(clock.isOver(), false);
    while (performance.now() - begun < 5 * limitMs + 50) await sleep(20);
    assert.equal(clock.isOver(), true);
  });

  test('sees whether it has waited without computing', async () => {
    const waiting = await aProcess('console.log(1); setInterval(() => {}, 10_000)');
    const clock = startClock(waiting, limitMs);
    for (let turn = 0; turn < 1_000 && !clock.hasWaited(limitMs); turn += 1) await sleep(20);
    assert.equal(clock.hasWaited(limitMs), true);
    const computing = await aProcess('console.log(1); setImmediate(() => { for (;;); })');
    const other = startClock(computing, limitMs);
    for (let turn = 0; turn < 30; turn += 1) {
      await sleep(20);
      assert.equal(other.hasWaited(limitMs), false);
    }
  });

  test('sees that one has waited that wakes up now and then', async () => {
    const pid = await aProcess(
      `console.log(1);
       setInterval(() => { for (const end = Date.now() + 15; Date.now() < end;); }, 250)`,
    );
    const clock = startClock(pid, limitMs);
    for (let turn = 0; turn < 250 && !clock.hasWaited(400); turn += 1) await sleep(20);
    assert.equal(clock.hasWaited(400), true);
  });

  test('counts no time in which nobody looked', async () => {
    const pid = await aProcess('console.log(1); setInterval(() => undefined, 1_000)');
    const clock = startClock(pid, limitMs);
    await sleep(500);
    assert.equal(clock.hasWaited(400), false);
  });

  test('counts what passes where the system tells no processor time', async () => {
    const noProcess = 2 ** 22 + 1;
    const clock = startClock(noProcess, 20);
    await sleep(40);
    assert.equal(clock.isOver(), true);
  });
});
