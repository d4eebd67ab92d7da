import type { ApiProblem } from '@aangan/api-client';
import { type ToastId, toasts } from '@aangan/ui';
import type { ReactNode } from 'react';

/** The toast of the last failure of each action, while the action has not succeeded since. */
const failures = new Map<string, ToastId>();

/**
 * Shows a toast that an action failed, replacing the toast of its last failure. Shows nothing if the session has ended:
 * the visitor is then at /login, which says so.
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

/** Shows a toast that an action succeeded, and removes the toast of its last failure. */
export function successToast(message: string, action: string): void {
  forgetFailure(action);
  toasts.success(message);
}

/** Removes the toast of an action's last failure, because the action has succeeded or is retried. */
export function forgetFailure(action: string): void {
  const shown = failures.get(action);
  if (shown === undefined) return;
  failures.delete(action);
  toasts.dismiss(shown);
}
