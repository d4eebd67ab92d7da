import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, failedTests, flakyTests, withoutPasses } from './output.ts';

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

test('tests that passed on their second try only are named', () => {
  const output =
    '  2 flaky\n    a.spec.ts:1:1 › a page \n    b.spec.ts:2:1 › a dialog \n  8 passed (1.2m)\n';
  assert.deepEqual(flakyTests(output), ['a.spec.ts:1:1 › a page', 'b.spec.ts:2:1 › a dialog']);
  assert.deepEqual(flakyTests('  8 passed (1.2m)\n'), []);
});

test('of a failed step the tests that passed are left out', () => {
  const node = '▶ a page\n  ✔ opens (1ms)\n  ✖ closes (2ms)\n✖ a page (3ms)\nℹ pass 1\n';
  assert.equal(
    withoutPasses(`${node}✖ failing tests:\n`),
    '▶ a page\n  ✖ closes (2ms)\n✖ a page (3ms)\nℹ pass 1\n✖ failing tests:\n',
  );
  const playwright = '  ✓  1 a.spec.ts:1:1 › a (1s)\n  ✘  2 b.spec.ts:1:1 › b (1s)\n';
  assert.equal(withoutPasses(playwright), '  ✘  2 b.spec.ts:1:1 › b (1s)\n');
  assert.equal(withoutPasses('PASS a/b.test.ts\nFAIL c.test.ts\n'), 'FAIL c.test.ts\n');
});
test('the tests that failed are named, each once', () => {
  const node = '▶ a page\n  ✖ closes (2ms)\n✖ a page (3ms)\n✖ failing tests:\n✖ closes (2ms)\n';
  assert.deepEqual(failedTests(node), ['closes (2ms)', 'a page (3ms)']);
  assert.deepEqual(failedTests('  ● a dialog › opens\n'), ['a dialog › opens']);
  assert.deepEqual(failedTests('  ✘  2 b.spec.ts:1:1 › b (1s)\n'), ['b.spec.ts:1:1 › b (1s)']);
  assert.deepEqual(failedTests('✔ fine (1ms)\n'), []);
});
