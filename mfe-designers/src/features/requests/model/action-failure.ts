import type { ApiProblem } from '@aangan/api-client';
import type { Speech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** The toast after an action on a request failed: what failed, then why. */
export function actionFailure(
  failed: string,
  { kind, message }: ApiProblem,
  { i18n, say }: Speech,
): string {
  switch (kind) {
    // Someone else changed the request first. The list is fetched again.
    case 'conflict':
    case 'not-found':
      return i18n._(
        msg({
          id: 'designers.request-changed',
          message: `${failed}. It has changed in the meantime; the list now shows how it stands.`,
        }),
      );
    case 'validation': {
      const why = say(message);
      return i18n._(msg({ id: 'designers.failed-because', message: `${failed}. ${why}` }));
    }
    default:
      return failed;
  }
}
