import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { PortfolioItem } from '../api/list-items.ts';

/** How to move an item by keyboard, for screen readers. */
export const dragInstructions = {
  draggable:
    'Press Space to pick up the item, move it with the arrow keys, and press Space again to drop it. Escape leaves it where it was.',
};

/** What a screen reader says while an item is moved. */
export function dragAnnouncements(items: readonly PortfolioItem[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `Dropped ${titleOf(active.id)} at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
}
