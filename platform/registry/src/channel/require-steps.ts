import { type RolloutStep, rolloutProblems } from '@aangan/manifest/rollout-steps';
import { RegistryRefusal } from '../registry-refusal.ts';

/** @throws {RegistryRefusal} `invalid` for steps that no rollout can have */
export function requireSteps(percent: number, steps: readonly RolloutStep[]): void {
  const problems = rolloutProblems(percent, steps);
  if (problems.length === 0) return;
  // One alone is the sentence itself.
  const each = problems.length > 1 ? problems : [];
  throw new RegistryRefusal('invalid', problems.join(' '), each);
}
