import type { ApiProblem } from '@aangan/api-client';
import { problemAdvice } from '@aangan/firms';

/** Why an action failed, or what to do about it, as sentences; null where nothing is known. */
export function reasonOf(problem: ApiProblem): string | null {
  const advice = problemAdvice(problem);
  if (advice) return advice;
  const isExplained = problem.code?.startsWith('instagram_') || problem.kind !== 'server';
  return problem.code && isExplained ? problem.message : null;
}

/** A toast about a failed action: what failed, and the reason where it is known. */
export function socialFailure(failed: string, problem: ApiProblem): string {
  const reason = reasonOf(problem);
  return reason ? `${failed}. ${reason}` : failed;
}
