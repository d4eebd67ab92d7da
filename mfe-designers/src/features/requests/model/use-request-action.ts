import { problemOf } from '@aangan/api-client';
import { toasts } from '@aangan/ui';
import { useState } from 'react';
import { actionFailure } from './action-failure.ts';

/** The toasts after an action. */
export interface ActionTexts {
  done: string;
  failed: string;
}

/**
 * Runs actions on requests and shows their result in a toast. An action that needs a confirmation first opens a
 * question about its request, which any finished action closes.
 * @param perform rejects where the API refused the action
 */
export function useRequestAction<Request extends { id: number }, Action extends string>(
  perform: (what: { id: number; act: Action }) => Promise<unknown>,
  texts: Record<Action, ActionTexts>,
) {
  const [asking, setAsking] = useState<{ request: Request; act: Action } | null>(null);
  async function run(id: number, act: Action) {
    const { done, failed } = texts[act];
    try {
      await perform({ id, act });
      toasts.success(done);
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed, problem.kind, problem.status);
      toasts.error(actionFailure(failed, problem));
    }
    setAsking(null);
  }
  return {
    run: (id: number, act: Action) => void run(id, act),
    /** The action that is being confirmed, and its request; null while no question is open. */
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(null),
  };
}
