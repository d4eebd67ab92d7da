import { successToast } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAttempt } from '../../../failure/use-attempt.ts';
import {
  useOrderItemsMutation,
  useRemoveItemMutation,
  useSetProfilePictureMutation,
} from '../api/change-items.ts';
import type { PortfolioItem } from '../api/list-items.ts';

const notDeleted = msg({
  id: 'portfolio.item-not-deleted',
  message: 'Failed to delete portfolio item',
});
const notSet = msg({
  id: 'portfolio.profile-picture-not-set',
  message: 'Failed to set profile picture',
});
const notOrdered = msg({
  id: 'portfolio.order-not-saved',
  message: 'Failed to save the order of your portfolio',
});
const itemDeleted = msg({
  id: 'portfolio.item-deleted',
  message: 'Portfolio item deleted successfully!',
});
const pictureSet = msg({
  id: 'portfolio.profile-picture-set',
  message: 'Profile picture updated successfully!',
});

/** What the owner does with items by one press. Each tells in a toast how it ended, and never rejects. */
export function useItemActions(accountId: number) {
  const { i18n } = useLingui();
  const { check } = useSession();
  const attempt = useAttempt();
  const [remove] = useRemoveItemMutation();
  const [setPicture] = useSetProfilePictureMutation();
  const [order] = useOrderItemsMutation();

  return {
    /**
     * Deletes an item, and asks for the account again where the item was its picture.
     * @returns whether it was deleted
     */
    async remove({ id, is_profile_picture }: PortfolioItem): Promise<boolean> {
      const action = `delete item ${id}`;
      const isDone = await attempt(notDeleted, action, () => remove({ accountId, id }).unwrap());
      if (!isDone) return false;
      successToast(i18n._(itemDeleted), action);
      if (is_profile_picture) await check();
      return true;
    },
    /** Sets the profile picture, and asks for the account again: the header and other pages show its picture. */
    async setProfilePicture({ id }: PortfolioItem) {
      const action = 'set profile picture';
      const isDone = await attempt(notSet, action, () => setPicture({ accountId, id }).unwrap());
      if (!isDone) return;
      successToast(i18n._(pictureSet), action);
      await check();
    },
    /** Saves the order; the items go back to their places where that fails. */
    order: (ids: number[]) =>
      attempt(notOrdered, 'order items', () => order({ accountId, ids }).unwrap()),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
