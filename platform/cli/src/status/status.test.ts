import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeChannel } from './status.ts';

const change = { at: '2026-11-26T09:30:00.000Z', by: 'anna@aangan.test', why: 'Calmer cards.' };
const release = (id: string) => ({ name: 'vendors', release: id, version: null, team: 'vendors' });
const stable = { ...release('0'.repeat(16)), ...change, previous: null, isOff: false };
const rollout = {
  id: 1,
  canary: 2,
  releases: [{ name: 'vendors', release: '1'.repeat(16) }],
  steps: [
    { percent: 5, afterMinutes: 0 },
    { percent: 100, afterMinutes: 30 },
  ],
  next: 1,
  state: 'running' as const,
  stateWhy: '',
  waitsFor: ['page views with the canary: 12 of 100 so far'],
  approvedBy: null,
  ...change,
};
const status: Parameters<typeof describeChannel>[0] = {
  channel: 'production',
  revision: 8,
  releases: [{ ...stable, kind: 'promote' }],
  canaries: [
    { id: 2, percent: 5, releases: [release('1'.repeat(16))], rollout, figures: [], ...change },
  ],
};

test('the status has the rollout of a canary with its next step, and what that waits for', () => {
  const text = describeChannel(status);
  assert.match(text, /vendors {2}1{16} {2}5 %/);
  assert.match(text, /\n\nRollout of vendors 1{16}: 5 %, → 100 % after 30 minutes\n/);
  assert.match(text, / {2}waits for page views with the canary: 12 of 100 so far\n/);
  const [canary = assert.fail()] = status.canaries;
  const without = describeChannel({ ...status, canaries: [{ ...canary, rollout: null }] });
  assert.doesNotMatch(without, /Rollout/);
});
