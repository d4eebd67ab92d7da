import type { ApiProblem } from '@aangan/api-client';
import { waitingTime } from '@aangan/domain';

/** What the texts below need to know of a failed request; `retryAfter` in seconds. */
type Problem = Pick<ApiProblem, 'kind' | 'retryAfter'>;

/** Whether the request got no response at all. */
export function isOffline({ kind }: Problem): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** What a visitor can do about a failed request, as a sentence; null if a retry is all that is left. */
export function problemAdvice(problem: Problem): string | null {
  if (isOffline(problem)) return 'You seem to be offline. Check your connection and try again.';
  if (problem.kind !== 'throttled') return null;
  return `Too many requests. Try again in ${waitingTime(problem.retryAfter ?? 60)}.`;
}
