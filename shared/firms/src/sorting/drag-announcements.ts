import { createMessages, type I18n } from '@aangan/messages';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { msg } from '@lingui/core/macro';
import type { SortedItem } from './sorted-item.ts';

/** How to move an item by keyboard, for screen readers. */
export const dragInstructions = msg({
  id: 'firms.drag-instructions',
  message:
    'Press Space to pick up the item, move it with the arrow keys, and press Space again to drop it. Escape leaves it where it was.',
});

/**
 * What a screen reader says while an item is moved; one object for all drags of the same items. Nothing of one from
 * outside: only a mouse drags it.
 */
export function dragAnnouncements(
  items: readonly SortedItem[],
  i18n: I18n = createMessages(),
): Announcements {
  const count = items.length;
  const isOutside = (id: UniqueIdentifier) => placeOf(id) === 0;
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1;
  // An item that was picked up is over its own place at once, which must not replace what was just said.
  let hasLeft = false;
  return {
    onDragStart({ active: { id } }) {
      hasLeft = false;
      if (isOutside(id)) return undefined;
      const title = titleOf(id);
      const place = placeOf(id);
      return i18n._(
        msg({
          id: 'firms.drag-started',
          message: `Picked up ${title}, place ${place} of ${count}.`,
        }),
      );
    },
    onDragOver({ active, over }) {
      if (!over || isOutside(active.id)) return undefined;
      if (over.id === active.id && !hasLeft) return undefined;
      hasLeft = true;
      const title = titleOf(active.id);
      const place = placeOf(over.id);
      return i18n._(
        msg({ id: 'firms.drag-over', message: `${title} is over place ${place} of ${count}.` }),
      );
    },
    onDragEnd({ active, over }) {
      if (isOutside(active.id)) return undefined;
      const title = titleOf(active.id);
      const place = placeOf((over ?? active).id);
      return i18n._(
        msg({
          id: 'firms.dropped',
          message: `Dropped ${title} at place ${place} of ${count}.`,
        }),
      );
    },
    onDragCancel({ active: { id } }) {
      if (isOutside(id)) return undefined;
      const title = titleOf(id);
      const place = placeOf(id);
      return i18n._(
        msg({
          id: 'firms.drag-cancelled',
          message: `${title} stays at place ${place} of ${count}.`,
        }),
      );
    },
  };
}
