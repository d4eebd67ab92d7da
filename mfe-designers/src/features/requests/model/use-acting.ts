import { problemOf } from '@aangan/api-client';
import { toasts } from '@aangan/ui';
import { useState } from 'react';
import { actFailure } from './act-failure.ts';

interface ActingOptions<Act> {
  /** Does it; rejects where it was refused. */
  perform: (act: Act) => Promise<unknown>;
  /** What is said after it. */
  words: (act: Act) => { done: string; failed: string };
}

/** Acts on requests, one at a time, and says how it went; some acts are asked about first. */
export function useActing<Act, Request>({ perform, words }: ActingOptions<Act>) {
  const [asked, setAsked] = useState<Request | null>(null);
  async function run(act: Act) {
    const { done, failed } = words(act);
    try {
      await perform(act);
      toasts.success(done);
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed, problem.kind, problem.status);
      toasts.error(actFailure(failed, problem));
    }
    setAsked(null);
  }
  return {
    run: (act: Act) => void run(act),
    /** The request that a question is open about. */
    asked,
    ask: setAsked,
    stopAsking: () => setAsked(null),
  };
}
