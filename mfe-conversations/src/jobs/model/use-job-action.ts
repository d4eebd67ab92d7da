import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, saveFailure, useSpeech } from '@aangan/firms';
import { useRef, useState } from 'react';

/**
 * Does something with a job, once however often it is pressed.
 * @param action tells its toast from those of others: "confirm 7"
 * @returns `run`, which resolves with null, or with why it was not done; a conflict is told in a toast and counts as
 *   done, because the page then shows what was done first
 */
export function useJobAction(action: string) {
  const speech = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function run(act: () => Promise<unknown>): Promise<string | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    forgetFailure(action);
    try {
      await act();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      const said = saveFailure(problem, {}, speech) ?? speech.say(problem.message);
      if (problem.kind !== 'conflict') return said;
      failureToast(problem, said, action);
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
