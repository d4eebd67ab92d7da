import type { ApiProblem } from '@aangan/api-client';
import { unshownMessages } from '@aangan/ui/formik';

/** Why an architect was not saved; null where the fields show everything. */
export function saveFailure(problem: ApiProblem, shownAtFields: object): string | null {
  switch (problem.kind) {
    case 'validation':
      return unshownMessages(problem, shownAtFields) || null;
    case 'network':
    case 'timeout':
      return 'You seem to be offline. What you typed is still here; save again once you are connected.';
    case 'server':
      return 'Something went wrong on our side. What you typed is still here; please try again later.';
    case 'not-found':
      return 'This principal architect is not there any more: someone has deleted it.';
    default:
      return problem.message;
  }
}
