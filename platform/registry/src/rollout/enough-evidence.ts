import { minutesText } from '@aangan/manifest/rollout-steps';
import type { StoredRollout } from '../channel/rollout-repository.ts';

/**
 * What the next step of a rollout waits for, as phrases that follow "waits for"; none where there is enough evidence, and
 * nothing else is in its way. It goes on when this is empty: a test that looks at more belongs here.
 */
export function awaitedBy(rollout: StoredRollout): string[] {
  const { steps, nextStep, secondsLeft, views, isQuiet, approvedBy, rules } = rollout;
  const next = steps[nextStep];
  if (!next) return [];
  const awaited: string[] = [];
  if (secondsLeft > 0) {
    const [left, all] = [minutesText(secondsLeft / 60), minutesText(next.afterMinutes)];
    awaited.push(`its time, in ${left} (${all} after the step before)`);
  }
  if (views < rules.minViews) {
    awaited.push(`page views with the canary: ${Math.max(0, views)} of ${rules.minViews} so far`);
  }
  if (rules.approval !== 'none' && approvedBy === null) awaited.push(approvalOf(rollout));
  if (isQuiet && rules.quietHours) {
    const { until, zone } = rules.quietHours;
    awaited.push(`the end of the quiet hours at ${until}, ${zone}`);
  }
  return awaited;
}

function approvalOf({ rules, begunBy }: StoredRollout): string {
  return rules.approval === 'another'
    ? `the approval of an integrator other than ${begunBy}`
    : 'the approval of an integrator';
}
