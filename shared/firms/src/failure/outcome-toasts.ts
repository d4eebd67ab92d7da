import type { ApiProblem } from '@aangan/api-client';
import { type ToastId, toasts } from '@aangan/ui';
import type { ReactNode } from 'react';

/** The toast of the last failure of each action, while the action has not succeeded since. */
const failures = new Map<string, ToastId>();

/**
 * Says in a toast that an action failed, in place of what it said of the last failure. Says nothing of a request that
 * the session's end has stopped: the visitor is then at /login, which says so.
 * @param action the same as in {@link successToast}: what was done, and to which thing, such as "delete item 7"
 */
export function failureToast(
  { kind }: Pick<ApiProblem, 'kind'>,
  message: ReactNode,
  action: string,
): void {
  forgetFailure(action);
  if (kind !== 'unauthenticated') failures.set(action, toasts.error(message));
}

/** Says in a toast that an action succeeded, and takes away that it failed before. */
export function successToast(message: string, action: string): void {
  forgetFailure(action);
  toasts.success(message);
}

/** Takes away the toast that an action failed: it has succeeded, or is tried again. */
export function forgetFailure(action: string): void {
  const shown = failures.get(action);
  if (shown === undefined) return;
  failures.delete(action);
  toasts.dismiss(shown);
}
