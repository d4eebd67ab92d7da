import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Rollout } from '@aangan/registry-client';
import { aRollout } from '../testing/a-rollout.ts';
import { describeRollout } from './describe-rollout.ts';

const lines = (more: Partial<Rollout> = {}) =>
  describeRollout({ ...aRollout, ...more }).split('\n');

describe('a rollout in the terminal', () => {
  test('has its steps with the next one, who began it, and what it waits for', () => {
    assert.deepEqual(lines(), [
      'Rollout of vendors 0123456789abcdef: 5 %, → 25 % after 30 minutes, 100 % after 2 hours',
      '  begun 2026-11-26 09:30 UTC by anna@aangan.test: Calmer cards.',
      '  waits for its time, in 18 minutes (30 minutes after the step before)',
    ]);
  });

  test('says that it is due, approved, paused, over or ended, and why', () => {
    assert.deepEqual(lines({ waitsFor: [], approvedBy: 'op@aangan.test' }).slice(2), [
      '  the next step is due',
      '  the next step is approved by op@aangan.test',
    ]);
    assert.equal(lines({ state: 'paused', stateWhy: 'No.' }).at(-1), '  PAUSED: No.');
    assert.equal(lines({ state: 'done', next: null }).at(-1), '  done');
    assert.equal(lines({ state: 'ended', stateWhy: 'Bad.' }).at(-1), '  ended: Bad.');
  });
});
