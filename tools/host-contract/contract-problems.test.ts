import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostContract } from './contract.ts';
import { contractProblems } from './contract-problems.ts';

const contract = (version: string, ...names: string[]): HostContract => ({
  version,
  packages: {
    '@aangan/host': Object.fromEntries(names.map((name) => [name, { declaration: name }])),
  },
});

describe('the report of the host contract', () => {
  test('holds when it says what the sources say, under a version of its own', () => {
    const current = contract('1.1.0', 'useHost', 'useTasks');
    assert.deepEqual(contractProblems(current, current, [contract('1.0.0', 'useHost')]), []);
  });

  test('must exist and be up to date', () => {
    const current = contract('1.1.0', 'useHost', 'useTasks');
    assert.match(contractProblems(current, undefined, [])[0] ?? '', /out of date/);
    assert.match(
      contractProblems(current, contract('1.0.0', 'useHost'), [])[0] ?? '',
      /out of date/,
    );
  });

  test('a change of the types without a step of the version is refused', () => {
    const current = contract('1.0.0', 'useHost', 'useTasks');
    const [problem] = contractProblems(current, contract('1.0.0', 'useHost'), []);
    assert.match(problem ?? '', /useTasks was added[\s\S]*1\.1\.0/);
  });

  test('a report that was edited by hand is compared with the one that was committed', () => {
    const current = contract('1.0.0', 'useHost');
    const [problem] = contractProblems(current, current, [
      contract('1.0.0', 'useHost', 'useTasks'),
    ]);
    assert.match(problem ?? '', /useTasks was removed[\s\S]*2\.0\.0/);
  });

  test('a step that is too small is refused even when the report was written again', () => {
    const current = contract('1.1.0', 'useHost');
    const [problem] = contractProblems(current, current, [
      contract('1.1.0', 'useHost'),
      contract('1.0.0', 'useHost', 'useTasks'),
    ]);
    assert.match(problem ?? '', /useTasks was removed[\s\S]*2\.0\.0/);
  });
});
