import { type ApiProblem, problemOf } from '@aangan/api-client';
import { failureToast, problemAdvice } from '@aangan/firms';
import { markOutdated, useHost, useSession } from '@aangan/host';
import { toasts } from '@aangan/ui';
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
  async function attempt(failed: string, run: () => Promise<unknown>): Promise<boolean> {
    const isDone = await succeeds(failed, run);
    if (isDone) store.dispatch(markOutdated(['Firm']));
    return isDone;
  }

  return {
    /**
     * Deletes an item, and asks for the account again where the item was its picture.
     * @returns whether it was deleted
     */
    async remove({ id, is_profile_picture }: PortfolioItem): Promise<boolean> {
      const isDone = await attempt('Failed to delete portfolio item', () =>
        remove({ accountId, id }).unwrap(),
      );
      if (!isDone) return false;
      toasts.success('Portfolio item deleted successfully!');
      if (is_profile_picture) await check();
      return true;
    },
    /** Sets the profile picture, and asks for the account again: the header and other pages show its picture. */
    async setProfilePicture({ id }: PortfolioItem) {
      const isDone = await attempt('Failed to set profile picture', () =>
        setPicture({ accountId, id }).unwrap(),
      );
      if (!isDone) return;
      toasts.success('Profile picture updated successfully!');
      await check();
    },
    /** Saves the order; the items go back to their places where that fails. */
    order: (ids: number[]) =>
      attempt('Failed to save the order of your portfolio', () =>
        order({ accountId, ids }).unwrap(),
      ),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;

async function succeeds(failed: string, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    reportFailure(failed, problemOf(error));
    return false;
  }
}

function reportFailure(failed: string, problem: ApiProblem): void {
  console.error(failed, problem.kind, problem.status);
  failureToast(problem, failed);
  const advice = problemAdvice(problem);
  if (advice) toasts.error(advice);
}
