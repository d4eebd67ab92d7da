import type { Rollout } from '@aangan/registry-client';

/** A rollout of vendors at its first step, for tests. */
export const aRollout: Rollout = {
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
