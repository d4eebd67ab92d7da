import { type Elements, VisuallyHidden } from '@aangan/ui';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { dragAnnouncements, dragInstructions } from './drag-announcements.ts';
import type { SortedItem } from './sorted-item.ts';

export interface SortableListProps<Item extends SortedItem> {
  items: readonly Item[];
  canMove: boolean;
  /** Saves that an item is at another place among the items. @returns whether that worked */
  onMove: (item: Item, to: number) => Promise<boolean>;
  /** The list with its {@link SortableCell}s; `move` is for the menus of the items. */
  children: (move: (item: Item, to: number) => void) => Elements;
}

/** Items in an order that is changed by drag, by touch and by keyboard. What was moved where is announced. */
export function SortableList<Item extends SortedItem>(props: SortableListProps<Item>) {
  const { items, canMove, onMove, children } = props;
  const { t, i18n } = useLingui();
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    // A press that moves less is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => dragAnnouncements(items, i18n), [items, i18n]);
  async function move(item: Item, to: number) {
    const { title } = item;
    const place = to + 1;
    const count = items.length;
    const done = t({
      id: 'firms.item-moved',
      message: `${title} is now at place ${place} of ${count}.`,
    });
    if (await onMove(item, to)) setMoved(done);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: i18n._(dragInstructions) },
      }}
      onDragEnd={({ active, over }) => {
        const item = items.find(({ id }) => id === active.id);
        const to = items.findIndex(({ id }) => id === over?.id);
        if (item && over && active.id !== over.id) void move(item, to);
      }}
    >
      <SortableContext items={[...items]} strategy={rectSortingStrategy} disabled={!canMove}>
        {children((item, to) => void move(item, to))}
      </SortableContext>
      <VisuallyHidden as="div" aria-live="polite">
        {moved}
      </VisuallyHidden>
    </DndContext>
  );
}
