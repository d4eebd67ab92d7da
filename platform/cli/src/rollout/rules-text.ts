import { minutesText } from '@aangan/manifest/rollout-steps';
import type { RolloutRules } from '@aangan/registry-client';

/** What a channel requires of each step of a rollout, in a few words. A registry of before tells no longest wait. */
export function rulesText(rules: RolloutRules): string {
  const { quietHours, approval, minViews, maxWaitMinutes = null } = rules;
  const approved = { none: [], integrator: ['approved'], another: ['approved by another'] };
  const quiet = quietHours ? [`not ${quietHours.from}–${quietHours.until} ${quietHours.zone}`] : [];
  return [
    `${minViews} page ${minViews === 1 ? 'view' : 'views'}`,
    ...waitText(maxWaitMinutes),
    ...approved[approval],
    ...quiet,
  ].join(', ');
}

function waitText(minutes: number | null): string[] {
  if (minutes === null) return [];
  return [minutes === 0 ? 'not compared' : `compared within ${minutesText(minutes)}`];
}
