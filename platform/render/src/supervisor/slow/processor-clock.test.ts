import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { afterEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSession } from '../process-files.ts';
import { startClock } from '../processor-clock.ts';

const limitMs = 300;
/** No process has such an id. */
const noProcess = 2 ** 22 + 1;
const started: ChildProcess[] = [];

/** A process that runs this script, below a shell as a contained child is below `unshare`. */
async function aProcess(script: string, below: readonly string[] = []): Promise<number> {
  const command = `"$0" -e "$1"; true`;
  const [file = '', ...parameters] = [...below, 'sh', '-c', command, process.execPath, script];
  const child = spawn(file, parameters, {
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
    assert.equal(clock.exceeded(), undefined);
    for (let turn = 0; turn < 1_000 && !clock.exceeded(); turn += 1) await sleep(20);
    assert.equal(clock.exceeded(), 'computes longer than 0.3 s');
  });

  test('is not over for one that only waits, until five times as much has passed', async () => {
    const pid = await aProcess('console.log(1); setInterval(() => {}, 1000)');
    const begun = performance.now();
    const clock = startClock(pid, limitMs);
    while (!clock.exceeded()) await sleep(20);
    assert.equal(clock.exceeded(), 'waits longer than 1.5 s');
    assert.ok(performance.now() - begun > 5 * limitMs);
  });

  test('is not over for one that gets no processor', async () => {
    const busy = 'console.log(1); setImmediate(() => { for (;;); })';
    // Both on one processor, on which the other one comes first.
    await aProcess(busy, ['taskset', '-c', '0']);
    const pid = await aProcess(busy, ['taskset', '-c', '0']);
    for (const each of withSession(pid)) os.setPriority(each, 19);
    // Linux shares a processor between sessions first, where it has this file.
    if (existsSync(`/proc/${pid}/autogroup`)) writeFileSync(`/proc/${pid}/autogroup`, '19');
    const begun = performance.now();
    const clock = startClock(pid, limitMs);
    while (performance.now() - begun < 10 * limitMs) {
      assert.equal(clock.exceeded(), undefined);
      await sleep(20);
    }
  });

  test('is over for one that is stopped', async () => {
    const pid = await aProcess('console.log(1); setImmediate(() => { for (;;); })');
    process.kill(-pid, 'SIGSTOP');
    const clock = startClock(pid, limitMs);
    for (let turn = 0; turn < 1_000 && !clock.exceeded(); turn += 1) await sleep(20);
    assert.equal(clock.exceeded(), 'waits longer than 1.5 s');
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

  test('counts on where one of the processes ends while it is looked at', async () => {
    const pid = await aProcess('console.log(1); setInterval(() => {}, 1000)');
    const clock = startClock(pid, limitMs, (each) => [each, noProcess]);
    while (!clock.exceeded()) await sleep(20);
    assert.equal(clock.exceeded(), 'waits longer than 1.5 s');
  });

  test('counts what passes where the system tells no processor time', async () => {
    const clock = startClock(noProcess, 20);
    await sleep(40);
    assert.equal(clock.exceeded(), 'takes longer than 0.02 s');
  });
});
