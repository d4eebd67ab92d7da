import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const module = JSON.stringify(new URL('./end-on-signals.ts', import.meta.url).href);
const trial = `
  import { spawn } from 'node:child_process';
  import { endOnSignals } from ${module};
  endOnSignals();
  process.once('exit', () => console.log('removed'));
  console.log(spawn('sleep', ['600'], { stdio: 'ignore' }).pid);`;

for (const [signal, expected] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  test(`a trial that is told ${signal} three times ends what it started, and removes what it made`, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', trial], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await once(child.stdout, 'data');
    const closed = once(child, 'close');
    for (let time = 0; time < 3; time += 1) {
      child.kill(signal);
      // Those that arrive together are one.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.deepEqual(await closed, [expected, null]);
    const [pid = '', ...rest] = output.trim().split('\n');
    assert.deepEqual(rest, ['removed']);
    await assertGone(Number(pid));
  });
}

/** One that was started by a process that has ended may stay as a zombie, which no signal shows. */
async function assertGone(pid: number): Promise<void> {
  for (let turns = 0; turns < 250; turns += 1) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (stat === '' || / Z /.test(stat)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`process ${pid} runs on`);
}
