import type { ApiProblem } from '@aangan/api-client';
import { saveFailure } from '@aangan/firms';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** The heading of the message after a failed send. */
export const sendFailed = msg({
  id: 'designers.send-failed',
  message: 'Failed to send connection request. Please try again.',
});

/** Why a request was not sent. */
export function sendFailureReason(problem: ApiProblem, shownAtFields: object, i18n: I18n): string {
  return (
    saveFailure(problem, shownAtFields, i18n) ??
    i18n._(
      msg({
        id: 'designers.look-at-fields',
        message: 'Please look at the fields marked below.',
      }),
    )
  );
}
