import type { ApiProblem } from './api-problem.ts';

/** Whether a failed request may have taken effect: its answer was lost, or the server failed with a 5xx. */
export function mayHaveArrived({ kind }: ApiProblem): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}
