import type { ApiProblem } from '@aangan/api-client';
import { problemAdvice } from '@aangan/firms';

/** A toast about a failed action: what failed, and the reason or advice where there is one. */
export function socialFailure(failed: string, problem: ApiProblem): string {
  const reason =
    problemAdvice(problem) ?? (problem.code && problem.kind !== 'server' ? problem.message : null);
  return reason ? `${failed}. ${reason}` : failed;
}
