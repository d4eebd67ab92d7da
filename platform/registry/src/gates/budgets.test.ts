import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remoteRelease } from '../testing/release-factory.ts';
import { budgets } from './budgets.ts';
import { describeProblem } from './gate.ts';

const { manifest: remote } = remoteRelease('a', '1');
const bytes = remote.files['page.js']?.bytes ?? 0;

function problemsWith(allowed: number): string[] {
  const manifest = { ...remote.manifest, budgets: { './Page': allowed } };
  const remotes = [{ ...remote, manifest }];
  return budgets({ remotes } as never).map(describeProblem);
}

describe('the budget of an exposed module', () => {
  it('is what its scripts may have together', () => {
    assert.deepEqual(problemsWith(bytes), []);
  });

  it('refuses more, and says by how much', () => {
    assert.deepEqual(problemsWith(bytes - 1), [
      `budgets: a ${remote.release} allows ./Page ${bytes - 1} bytes of JavaScript in its remote.json, and its scripts have ${bytes}. Make ./Page smaller by 1 bytes, or let team a raise the budget.`,
    ]);
  });
});
