import type { ApiProblem } from '@aangan/api-client';

/** The outcome of a press on a heart. */
export type PressOutcome =
  /** It is on an account's board, or, without one, on the guest's board. */
  | { kind: 'saved'; board?: { id: number; title: string } }
  /** It is on no board any more; `undo` puts it back where it was, with its notes. Rejects with an ApiError. */
  | { kind: 'removed'; undo: () => Promise<void> }
  /** There is no network: it is shown, and sent when there is. */
  | { kind: 'waiting' }
  /** A later press on the same thing counts. */
  | { kind: 'replaced' }
  /** The guest's board holds no more. */
  | { kind: 'full' }
  /** It is as it was before. */
  | { kind: 'failed'; problem: ApiProblem };

/** Whether a request had no answer, so that it can be sent again when there is a network. */
export const isUnanswered = ({ kind }: ApiProblem): boolean =>
  kind === 'network' || kind === 'timeout';
