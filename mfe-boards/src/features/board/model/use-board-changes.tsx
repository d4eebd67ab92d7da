import { type ApiProblem, problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, problemAdvice, useSpeech } from '@aangan/firms';
import { ActionToast, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ShownItem } from '../../../api/thing-card.ts';
import { useSavedThings } from '../../../saved/use-saved-things.ts';
import {
  useMoveToBoardMutation,
  useOrderItemMutation,
  usePutBackItemMutation,
  useRemoveItemMutation,
  useWriteNoteMutation,
} from '../api/change-board.ts';

/** A board that an item can be moved to. */
export interface OtherBoard {
  id: number;
  title: string;
}

/** What its owner does with the things of a board. Failures are told in toasts; nothing rejects. */
export function useBoardChanges(id: number, items: readonly ShownItem[]) {
  const { t } = useLingui();
  const { i18n, say } = useSpeech();
  const saved = useSavedThings();
  const [write] = useWriteNoteMutation();
  const [order] = useOrderItemMutation();
  const [moveTo] = useMoveToBoardMutation();
  const [removeItem] = useRemoveItemMutation();
  const [putBack] = usePutBackItemMutation();
  const ids = items.map((item) => Number(item.id));

  const reasonOf = (problem: ApiProblem) =>
    problem.kind === 'conflict' ? say(problem.message) : problemAdvice(problem, i18n);

  /** @returns whether it worked */
  async function attempt(failed: string, action: string, run: () => Promise<unknown>) {
    try {
      await run();
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, [failed, reasonOf(problem)].filter(Boolean).join(' '), action);
      return false;
    }
    forgetFailure(action);
    return true;
  }

  function tellRemoved({ thing, note }: ShownItem, at: number) {
    const after = ids[at - 1] ?? null;
    const failed = t({ id: 'boards.item-not-put-back', message: 'It could not be put back.' });
    const undo = async () => {
      toasts.dismiss(toast);
      const isBack = await attempt(failed, `put back ${thing}`, () =>
        putBack({ id, thing, note, after }).unwrap(),
      );
      if (isBack) await saved.refresh();
    };
    const toast = toasts.custom(
      <ActionToast label={t({ id: 'boards.undo', message: 'Undo' })} onPress={() => void undo()}>
        {t({ id: 'boards.item-removed', message: 'Removed from the board.' })}
      </ActionToast>,
      { isPressable: true },
    );
  }

  return {
    /** Whether the note is saved. The field itself says that it is not. */
    writeNote: ({ id: item }: ShownItem, note: string) =>
      write({ id, item: Number(item), note })
        .unwrap()
        .then(
          () => true,
          () => false,
        ),
    move: ({ id: item }: ShownItem, to: number) =>
      attempt(
        t({ id: 'boards.order-not-saved', message: 'The order could not be saved.' }),
        `order board ${id}`,
        () => order({ id, item: Number(item), ids, to }).unwrap(),
      ),
    async moveToBoard({ id: item, thing }: ShownItem, board: OtherBoard) {
      const failed = t({ id: 'boards.not-moved', message: 'It could not be moved.' });
      const isMoved = await attempt(failed, `move ${thing}`, () =>
        moveTo({ id, item: Number(item), to: board.id }).unwrap(),
      );
      const { title } = board;
      if (isMoved) {
        toasts.success(t({ id: 'boards.moved', message: `Moved to ${title}` }));
        await saved.refresh();
      }
      return isMoved;
    },
    async remove(item: ShownItem, at: number) {
      const failed = t({ id: 'boards.item-not-removed', message: 'It could not be removed.' });
      const isRemoved = await attempt(failed, `remove ${item.thing}`, () =>
        removeItem({ id, item: Number(item.id) }).unwrap(),
      );
      if (!isRemoved) return;
      tellRemoved(item, at);
      await saved.refresh();
    },
  };
}
