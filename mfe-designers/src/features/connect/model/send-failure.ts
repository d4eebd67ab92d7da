import type { ApiProblem } from '@aangan/api-client';
import { type Speech, saveFailure } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** The heading of the message after a failed send. */
export const sendFailed = msg({
  id: 'designers.send-failed',
  message: 'Failed to send connection request. Please try again.',
});

/** Why a request was not sent. */
export function sendFailureReason(
  problem: ApiProblem,
  shownAtFields: object,
  speech: Speech,
): string {
  return (
    saveFailure(problem, shownAtFields, speech) ??
    speech.i18n._(
      msg({
        id: 'designers.look-at-fields',
        message: 'Please look at the fields marked below.',
      }),
    )
  );
}
