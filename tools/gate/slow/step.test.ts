import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, coveredLines, flakyTests, runStep, withoutPasses } from '../step.ts';

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

test('the counts of Node’s runner, jest and Playwright are read', () => {
  assert.deepEqual(countTests('ℹ tests 5\nℹ pass 4\nℹ fail 1\n'), { passed: 4, failed: 1 });
  assert.deepEqual(countTests('Tests:       2 failed, 7 passed, 9 total'), {
    passed: 7,
    failed: 2,
  });
  assert.deepEqual(countTests('\n  1 failed\n    [x]\n  19 passed (1.3m)\n'), {
    passed: 19,
    failed: 1,
  });
  assert.equal(countTests('Checked 12 files'), undefined);
});

test('the covered lines of Node’s runner and of jest are read', () => {
  assert.equal(coveredLines('ℹ all files      |  97.50 |    89.66 |  100.00 | '), 97.5);
  assert.equal(coveredLines('Lines        : 75.68% ( 1634/2159 )'), 75.68);
  assert.equal(coveredLines('Tests: 1 passed'), undefined);
});

test('tests that passed on their second try only are named', () => {
  const output =
    '  2 flaky\n    a.spec.ts:1:1 › a page \n    b.spec.ts:2:1 › a dialog \n  8 passed (1.2m)\n';
  assert.deepEqual(flakyTests(output), ['a.spec.ts:1:1 › a page', 'b.spec.ts:2:1 › a dialog']);
  assert.deepEqual(flakyTests('  8 passed (1.2m)\n'), []);
});

test('of a failed step the tests that passed are left out, and Node’s table of coverage', () => {
  const node = '▶ a page\n  ✔ opens (1ms)\n  ✖ closes (2ms)\n✖ a page (3ms)\nℹ pass 1\n';
  const table = 'ℹ start of coverage report\nℹ ---\nℹ a.ts | 1 |\nℹ end of coverage report\n';
  assert.equal(
    withoutPasses(`${node}${table}✖ failing tests:\n`),
    '▶ a page\n  ✖ closes (2ms)\n✖ a page (3ms)\nℹ pass 1\n✖ failing tests:\n',
  );
  const playwright = '  ✓  1 a.spec.ts:1:1 › a (1s)\n  ✘  2 b.spec.ts:1:1 › b (1s)\n';
  assert.equal(withoutPasses(playwright), '  ✘  2 b.spec.ts:1:1 › b (1s)\n');
  assert.equal(withoutPasses('PASS a/b.test.ts\nFAIL c.test.ts\n'), 'FAIL c.test.ts\n');
});
