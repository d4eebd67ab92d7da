import type { ApiProblem } from '@aangan/api-client';
import { saveFailure } from '@aangan/firms';

/** Why an architect was not saved; null where the fields show everything. */
export function architectFailure(problem: ApiProblem, shownAtFields: object): string | null {
  return problem.kind === 'not-found'
    ? 'This principal architect is not there any more: someone has deleted it.'
    : saveFailure(problem, shownAtFields);
}
