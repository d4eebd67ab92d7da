import type { ApiProblem } from '@aangan/api-client';

/** The toast after an action on a request failed: what failed, then why. */
export function actionFailure(failed: string, { kind, message }: ApiProblem): string {
  switch (kind) {
    // Someone else changed the request first. The list is fetched again.
    case 'conflict':
    case 'not-found':
      return `${failed}. It has changed in the meantime; the list now shows how it stands.`;
    case 'validation':
      return `${failed}. ${message}`;
    default:
      return failed;
  }
}
