import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runStep } from '../step.ts';

const node = (script: string) => ({
  name: 'a step',
  command: process.execPath,
  parameters: ['-e', script],
});

test('a step passes when its command ends with 0, and only then', async () => {
  assert.equal((await runStep(node(''))).passed, true);
  assert.equal((await runStep(node('process.exit(3)'))).passed, false);
  assert.equal((await runStep(node('process.kill(process.pid)'))).passed, false);
});

test('a command that does not exist is a failed step', async () => {
  assert.equal((await runStep({ name: 'x', command: '/no/such', parameters: [] })).passed, false);
});

test('a command that does not end is stopped, and has failed', async () => {
  const step = { ...node('console.log("began"); setInterval(() => {}, 1000)'), limitMinutes: 0.02 };
  const { passed, output } = await runStep(step);
  assert.equal(passed, false);
  assert.match(output, /began\n\nStopped: it did not end within 0.02 minutes\./);
});

test('a command whose processes outlive it has failed, and is not waited for', async () => {
  const outliving = 'setTimeout(() => {}, 20_000)';
  const { passed, output, seconds } = await runStep(
    node(`require('node:child_process').spawn(process.execPath, ['-e', '${outliving}'],
      { detached: true, stdio: 'inherit' }).unref()`),
  );
  assert.equal(passed, false);
  assert.match(output, /Processes that it started still run/);
  assert.ok(seconds < 20);
});

test('the output of a failed step is kept, errors too', async () => {
  const { output } = await runStep(node('console.log("out"); console.error("err")'));
  assert.match(output, /out/);
  assert.match(output, /err/);
});
