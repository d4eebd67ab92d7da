import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';

/**
 * The message above the form after a failed save: why nothing was saved, or what was refused that no field shows; null
 * where the fields show everything.
 */
export function saveFailure(problem: ApiProblem, shownAtFields: object): string | null {
  const { kind, message, retryAfter } = problem;
  switch (kind) {
    case 'validation':
      return unshownMessages(problem, shownAtFields) || null;
    case 'network':
    case 'timeout':
      return 'You seem to be offline. What you typed is kept; save again once you are connected.';
    case 'server':
      return 'Something went wrong on our side. What you typed is kept; please try again later.';
    case 'throttled':
      return `Too many attempts. Please try again in ${retryAfter ?? 60} seconds.`;
    default:
      return message;
  }
}
