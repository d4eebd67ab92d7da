import type { ApiProblem } from '@aangan/api-client';
import { toasts } from '@aangan/ui';

/**
 * Says in a toast that a request failed. Says nothing of one that the session's end has stopped: the visitor is then at
 * /login, which says so.
 */
export function failureToast({ kind }: Pick<ApiProblem, 'kind'>, message: string): void {
  if (kind !== 'unauthenticated') toasts.error(message);
}
