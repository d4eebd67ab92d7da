import { mayHaveArrived, problemOf } from '@aangan/api-client';
import type { ConnectionStatus } from '@aangan/domain';
import { failureToast, successToast, useSpeech } from '@aangan/firms';
import type { MessageDescriptor } from '@aangan/messages';
import { useState } from 'react';
import { actionFailure } from './action-failure.ts';

/** The status that an action gives to a request, and the toasts after it. */
export interface ActionTexts {
  status: ConnectionStatus;
  done: MessageDescriptor;
  failed: MessageDescriptor;
}

/** Fetches the requests again. */
export type ListAgain<Request> = () => PromiseLike<{
  data?: readonly Request[] | undefined;
  isSuccess: boolean;
}>;

/**
 * Runs actions on requests and shows their result in a toast. An action that needs a confirmation first opens a
 * question about its request, which any finished action closes.
 * @param perform rejects where the API refused the action
 * @param listAgain tells whether the action was done where its answer was lost
 */
export function useRequestAction<
  Request extends { id: number; status: string },
  Action extends string,
>(
  perform: (what: { id: number; act: Action }) => Promise<unknown>,
  listAgain: ListAgain<Request>,
  texts: Record<Action, ActionTexts>,
) {
  const speech = useSpeech();
  const [asking, setAsking] = useState<{ request: Request; act: Action } | null>(null);
  async function run(id: number, act: Action) {
    const { status } = texts[act];
    const done = speech.i18n._(texts[act].done);
    const failed = speech.i18n._(texts[act].failed);
    const action = `${act} request ${id}`;
    try {
      await perform({ id, act });
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed, problem.kind, problem.status);
      const isDone = mayHaveArrived(problem) && (await statusIn(listAgain, id)) === status;
      if (isDone) successToast(done, action);
      else failureToast(problem, actionFailure(failed, problem, speech), action);
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

/** The status that a request has now; null where the list cannot be read. A revoked request is in no list. */
async function statusIn(
  listAgain: ListAgain<{ id: number; status: string }>,
  id: number,
): Promise<string | null> {
  const { data, isSuccess } = await listAgain();
  if (!data || !isSuccess) return null;
  return data.find((request) => request.id === id)?.status ?? 'revoked';
}
