import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Rollout } from '@aangan/registry-client';
import { describeRollout } from './describe-rollout.ts';

const rollout: Rollout = {
  id: 1,
  canary: 2,
  releases: [{ name: 'vendors', release: '0123456789abcdef' }],
  steps: [
    { percent: 5, afterMinutes: 0 },
    { percent: 25, afterMinutes: 30 },
    { percent: 100, afterMinutes: 120 },
  ],
  next: 1,
  state: 'running',
  stateWhy: '',
  waitsFor: ['its time, in 18 minutes (30 minutes after the step before)'],
  approvedBy: null,
  by: 'anna@aangan.test',
  at: '2026-11-26T09:30:00.000Z',
  why: 'Calmer cards.',
};
const lines = (more: Partial<Rollout> = {}) => describeRollout({ ...rollout, ...more }).split('\n');

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
