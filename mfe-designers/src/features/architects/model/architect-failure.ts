import type { ApiProblem } from '@aangan/api-client';
import { type Speech, saveFailure } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** Why an architect was not saved; null where the fields show everything. */
export function architectFailure(
  problem: ApiProblem,
  shownAtFields: object,
  speech: Speech,
): string | null {
  if (problem.kind !== 'not-found') return saveFailure(problem, shownAtFields, speech);
  return speech.i18n._(
    msg({
      id: 'designers.architect-gone',
      message: 'This principal architect is not there any more: someone has deleted it.',
    }),
  );
}
