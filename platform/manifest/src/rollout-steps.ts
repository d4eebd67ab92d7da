/** A step of a rollout: the share of the visitors, and how long after the step before it may begin. */
export interface RolloutStep {
  /** Of the visitors, 1 to 100. */
  percent: number;
  afterMinutes: number;
}

/** Steps that may follow the first share. */
export const maxRolloutSteps = 10;
/** The longest time between two steps, in minutes: seven days. */
export const maxStepMinutes = 7 * 24 * 60;
/** The longest time that a step may wait until its canary is compared, in minutes: ten times as long. */
export const maxStepWaitMinutes = 10 * maxStepMinutes;

const unitMinutes = { m: 1, h: 60, d: 24 * 60 } as const;

/**
 * A step as it is typed: `25@30m`, `100@2h` or `50@1d`.
 * @returns undefined for a text that is none; its numbers are not checked
 */
export function readRolloutStep(text: string): RolloutStep | undefined {
  const [, percent, time] = /^(\d{1,3})@(.*)$/.exec(text) ?? [];
  const afterMinutes = time === undefined ? undefined : readMinutes(time);
  return afterMinutes === undefined ? undefined : { percent: Number(percent), afterMinutes };
}

/** A time as it is typed, `30m`, `2h` or `1d`, in minutes; undefined for a text that is none. */
export function readMinutes(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return Number(count) * unitMinutes[unit as keyof typeof unitMinutes];
}

/** A step as {@link readRolloutStep} reads it. */
export const rolloutStepText = ({ percent, afterMinutes }: RolloutStep): string =>
  `${percent}@${shortTime(afterMinutes)}`;

function shortTime(minutes: number): string {
  if (minutes === 0) return '0m';
  if (minutes % unitMinutes.d === 0) return `${minutes / unitMinutes.d}d`;
  return minutes % unitMinutes.h === 0 ? `${minutes / unitMinutes.h}h` : `${minutes}m`;
}

/** A time in words: "2 hours", "1 hour 30 minutes". Parts of a minute count as a whole one. */
export function minutesText(minutes: number): string {
  const whole = Math.max(1, Math.ceil(minutes));
  const parts = [
    [Math.floor(whole / unitMinutes.d), 'day'],
    [Math.floor((whole % unitMinutes.d) / unitMinutes.h), 'hour'],
    [whole % unitMinutes.h, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/**
 * What is wrong with the steps of a rollout, as sentences.
 * @param percent the share that it begins with
 * @param steps the steps that follow, in their order
 */
export function rolloutProblems(percent: number, steps: readonly RolloutStep[]): string[] {
  const problems: string[] = [];
  if (steps.length === 0) problems.push('A rollout has at least one step after its first share.');
  if (percent < 1) {
    problems.push('A rollout begins with at least 1 %: with 0 % no page views would be counted.');
  }
  if (steps.length > maxRolloutSteps) {
    problems.push(
      `A rollout has at most ${maxRolloutSteps} steps after its first share, not ${steps.length}.`,
    );
  }
  for (const [at, step] of steps.entries()) {
    const text = rolloutStepText(step);
    const before = at === 0 ? percent : (steps[at - 1]?.percent ?? 0);
    if (step.percent > 100) problems.push(`${text} is for more than all visitors: 100 % at most.`);
    else if (step.percent <= before) {
      problems.push(`${text} is no more than the ${before} % before it: each step has to grow.`);
    }
    if (step.afterMinutes < 1 || step.afterMinutes > maxStepMinutes) {
      problems.push(
        `${text} has to come between 1 minute and ${minutesText(maxStepMinutes)} after the step before.`,
      );
    }
  }
  return problems;
}
