import { maxStepWaitMinutes } from '@aangan/manifest/rollout-steps';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { rolloutStates, stepApprovals } from '../tables.ts';
import { at, Count, Moment, release, Text, Texts } from './answer-parts.ts';
import { nullable } from './schemas.ts';

export const Step = Type.Object({ percent: Type.Integer(), afterMinutes: Type.Integer() });

const fields = {
  id: Type.Integer(),
  canary: Type.Integer(),
  releases: Type.Array(Type.Object({ name: Text, release: Text })),
  steps: Type.Array(Step),
  next: nullable(Type.Integer()),
  state: Type.Enum([...rolloutStates]),
  stateWhy: Text,
  waitsFor: Texts,
  approvedBy: nullable(Text),
  by: Text,
  at: Moment,
  why: Text,
};

const shown = {
  id: 4,
  canary: 7,
  releases: [{ name: 'vendors', release }],
  steps: [
    { percent: 5, afterMinutes: 0 },
    { percent: 25, afterMinutes: 30 },
  ],
  next: 1,
  state: 'running' as const,
  stateWhy: '',
  waitsFor: ['page views with the canary, one of each network: 12 of 100 so far'],
  approvedBy: null,
  by: 'anna@aangan.example',
  at,
  why: 'Calmer cards.',
};

export const Rollout = Type.Object(fields);
export const Rollouts = example({ results: Type.Array(Rollout) }, { results: [shown] });
export const ChangedRollout = example(
  { revision: Count, rollout: Rollout },
  { revision: 13, rollout: shown },
);

const time = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };
const QuietHours = Type.Object(
  {
    from: Type.String({ ...time, description: 'HH:MM' }),
    until: Type.String({ ...time, description: 'HH:MM, of the next day if before `from`' }),
    zone: Type.String({
      maxLength: 64,
      pattern: '^[A-Za-z0-9_+/-]+$',
      description: 'Asia/Kolkata',
    }),
  },
  { additionalProperties: false },
);

export const RolloutRules = example(
  {
    quietHours: nullable(QuietHours),
    approval: Type.Enum([...stepApprovals]),
    minViews: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Page views with the canary since the step before, one of each network',
    }),
    maxWaitMinutes: nullable(
      Type.Integer({
        minimum: 0,
        maximum: maxStepWaitMinutes,
        description:
          'How long a step waits at most until its canary is compared, since the step before; 0 for not at all, null for three times its own time, and a day at least',
      }),
    ),
  },
  {
    quietHours: { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' },
    approval: 'another',
    minViews: 100,
    maxWaitMinutes: null,
  },
);
