import type { ApiProblem } from '@aangan/api-client';
import { maxBoardItems } from '@aangan/domain';
import { problemAdvice, type Speech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** Why something was not saved, as a sentence. */
export function failureReason(problem: ApiProblem, { i18n, say }: Speech): string {
  if (problem.kind === 'not-found') {
    return i18n._(msg({ id: 'boards.not-there', message: 'It is not there any more.' }));
  }
  if (problem.kind === 'conflict') return say(problem.message);
  return (
    problemAdvice(problem, i18n) ??
    i18n._(msg({ id: 'boards.our-fault', message: 'Something went wrong on our side.' }))
  );
}

/** Why a guest's board takes nothing more. */
export const boardIsFull = msg({
  id: 'boards.board-is-full',
  message: `Your board is full: it holds ${maxBoardItems} things.`,
});
