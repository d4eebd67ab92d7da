import type { ApiProblem } from '@aangan/api-client';
import { waitingTime } from '@aangan/domain';
import { unshownMessages } from '@aangan/ui/formik';

/** Why a request failed, as a sentence for the visitor. */
export function requestFailure({ kind, status, retryAfter, message }: ApiProblem): string {
  switch (kind) {
    case 'throttled':
      return retryAfter
        ? `Too many attempts. Please try again in ${waitingTime(retryAfter)}.`
        : 'Too many attempts. Please try again later.';
    case 'network':
      return 'Network error. Please check your internet connection and try again.';
    case 'timeout':
      return 'Request timeout. Please try again.';
    case 'server':
      return status === 503
        ? 'Service temporarily unavailable. Please try again later.'
        : 'Something went wrong on our side. Please try again in a moment.';
    default:
      return message;
  }
}

/**
 * The message above a form after a failed request: what was refused that none of its fields shows; null where the
 * fields show everything.
 */
export function formFailure(problem: ApiProblem, values: object): string | null {
  if (problem.kind !== 'validation') return requestFailure(problem);
  return unshownMessages(problem, values) || null;
}
