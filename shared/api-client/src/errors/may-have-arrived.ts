import type { ApiProblem } from './api-problem.ts';

/** Whether the API may have done what a failed request asked for: its answer was lost, or is one of a broken server. */
export function mayHaveArrived({ kind }: ApiProblem): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}
