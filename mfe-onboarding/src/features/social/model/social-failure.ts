import type { ApiProblem } from '@aangan/api-client';
import { problemAdvice, type Speech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** Why an action failed, or what to do about it, as sentences; null where nothing is known. */
export function reasonOf(problem: ApiProblem, { i18n, say }: Speech): string | null {
  const advice = problemAdvice(problem, i18n);
  if (advice) return advice;
  const isExplained = problem.code?.startsWith('instagram_') || problem.kind !== 'server';
  return problem.code && isExplained ? say(problem.message) : null;
}

/** A toast about a failed action: what failed, and the reason where it is known. */
export function socialFailure(failed: string, problem: ApiProblem, speech: Speech): string {
  const reason = reasonOf(problem, speech);
  if (!reason) return failed;
  return speech.i18n._(msg({ id: 'onboarding.failed-because', message: `${failed}. ${reason}` }));
}
