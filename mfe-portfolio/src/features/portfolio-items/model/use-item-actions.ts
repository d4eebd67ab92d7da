import { type ApiProblem, problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, problemAdvice, successToast } from '@aangan/firms';
import { markOutdated, useHost, useSession } from '@aangan/host';
import {
  useOrderItemsMutation,
  useRemoveItemMutation,
  useSetProfilePictureMutation,
} from '../api/change-items.ts';
import type { PortfolioItem } from '../api/list-items.ts';

/** What the owner does with items by one press. Each tells in a toast how it ended, and never rejects. */
export function useItemActions(accountId: number) {
  const { check } = useSession();
  const { store } = useHost();
  const [remove] = useRemoveItemMutation();
  const [setPicture] = useSetProfilePictureMutation();
  const [order] = useOrderItemsMutation();

  /** The public pages of the firm show the change too. */
  async function attempt(
    failed: string,
    action: string,
    run: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await run();
    } catch (error) {
      reportFailure(failed, action, problemOf(error));
      return false;
    }
    forgetFailure(action);
    store.dispatch(markOutdated(['Firm']));
    return true;
  }

  return {
    /**
     * Deletes an item, and asks for the account again where the item was its picture.
     * @returns whether it was deleted
     */
    async remove({ id, is_profile_picture }: PortfolioItem): Promise<boolean> {
      const action = `delete item ${id}`;
      const isDone = await attempt('Failed to delete portfolio item', action, () =>
        remove({ accountId, id }).unwrap(),
      );
      if (!isDone) return false;
      successToast('Portfolio item deleted successfully!', action);
      if (is_profile_picture) await check();
      return true;
    },
    /** Sets the profile picture, and asks for the account again: the header and other pages show its picture. */
    async setProfilePicture({ id }: PortfolioItem) {
      const action = 'set profile picture';
      const isDone = await attempt('Failed to set profile picture', action, () =>
        setPicture({ accountId, id }).unwrap(),
      );
      if (!isDone) return;
      successToast('Profile picture updated successfully!', action);
      await check();
    },
    /** Saves the order; the items go back to their places where that fails. */
    order: (ids: number[]) =>
      attempt('Failed to save the order of your portfolio', 'order items', () =>
        order({ accountId, ids }).unwrap(),
      ),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;

function reportFailure(failed: string, action: string, problem: ApiProblem): void {
  console.error(failed, problem.kind, problem.status);
  const advice = problemAdvice(problem);
  failureToast(problem, advice ? `${failed}. ${advice}` : failed, action);
}
