import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { PortfolioItem } from '../api/list-items.ts';

/** How to move an item by keyboard, for screen readers. */
export const dragInstructions = {
  draggable:
    'Press Space to pick up the item, move it with the arrow keys, and press Space again to drop it. Escape leaves it where it was.',
};

/** What a screen reader says while an item is moved; one object for all drags of the same items. */
export function dragAnnouncements(items: readonly PortfolioItem[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  // An item that was picked up is over its own place at once, which must not replace what was just said.
  let hasLeft = false;
  return {
    onDragStart({ active }) {
      hasLeft = false;
      return `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`;
    },
    onDragOver({ active, over }) {
      if (!over || (over.id === active.id && !hasLeft)) return undefined;
      hasLeft = true;
      return `${titleOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${titleOf(active.id)} at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
}
