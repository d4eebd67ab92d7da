import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, problemAdvice } from '@aangan/firms';
import { markOutdated, useHost } from '@aangan/host';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * Runs what the owner does by one press: a failure is told in a toast, and pages that show the change ask for it again.
 * @param outdated tags of what the change makes old; the public pages of the firm are always among it
 */
export function useAttempt(outdated: readonly string[] = []) {
  const { i18n } = useLingui();
  const { store } = useHost();
  /**
   * @param action names the press, so that its next success takes its failure away
   * @returns whether it worked; it never rejects
   */
  return async function attempt(
    failed: MessageDescriptor,
    action: string,
    run: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await run();
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed.message, problem.kind, problem.status);
      const failure = i18n._(failed);
      const advice = problemAdvice(problem, i18n);
      const both = msg({ id: 'portfolio.failure-and-advice', message: `${failure}. ${advice}` });
      failureToast(problem, advice ? i18n._(both) : failure, action);
      return false;
    }
    forgetFailure(action);
    store.dispatch(markOutdated(['Firm', ...outdated]));
    return true;
  };
}
