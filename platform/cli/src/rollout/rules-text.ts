import type { RolloutRules } from '@aangan/registry-client';

/** What a channel requires of each step of a rollout, in a few words. */
export function rulesText({ quietHours, approval, minViews }: RolloutRules): string {
  const approved = { none: [], integrator: ['approved'], another: ['approved by another'] };
  const quiet = quietHours ? [`not ${quietHours.from}–${quietHours.until} ${quietHours.zone}`] : [];
  return [
    `${minViews} page ${minViews === 1 ? 'view' : 'views'}`,
    ...approved[approval],
    ...quiet,
  ].join(', ');
}
