import { type RolloutStep, readRolloutStep, rolloutProblems } from '@aangan/manifest/rollout-steps';
import { UsageError } from '../command-line/usage-error.ts';

/**
 * The steps that `--then` names, one each; undefined without any.
 * @param percent of `--canary`
 * @throws {UsageError} for steps that cannot be
 */
export function readSteps(
  texts: readonly string[] | undefined,
  percent: number | undefined,
): RolloutStep[] | undefined {
  if (!texts) return undefined;
  if (percent === undefined) {
    throw new UsageError('--then follows a canary: --canary 5 --then 25@30m --then 100@2h.');
  }
  const steps = texts.map((text) => {
    const step = readRolloutStep(text);
    if (step) return step;
    throw new UsageError(
      `--then takes a percentage and a time in minutes, hours or days, such as 25@30m, 50@2h or 100@1d, not "${text}".`,
    );
  });
  const problems = rolloutProblems(percent, steps);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return steps;
}
