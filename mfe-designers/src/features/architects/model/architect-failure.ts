import type { ApiProblem } from '@aangan/api-client';
import { saveFailure } from '@aangan/firms';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** Why an architect was not saved; null where the fields show everything. */
export function architectFailure(
  problem: ApiProblem,
  shownAtFields: object,
  i18n: I18n,
): string | null {
  if (problem.kind !== 'not-found') return saveFailure(problem, shownAtFields, i18n);
  return i18n._(
    msg({
      id: 'designers.architect-gone',
      message: 'This principal architect is not there any more: someone has deleted it.',
    }),
  );
}
