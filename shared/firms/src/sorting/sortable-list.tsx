import { type Elements, VisuallyHidden } from '@aangan/ui';
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
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
  /** Puts an item in that was dragged from a {@link DraggableCell} on to the list or its {@link ListArea}. */
  onPutIn?: (id: SortedItem['id'], at: number) => void;
  /** The list with its {@link SortableCell}s; `move` is for the menus of the items. */
  children: (move: (item: Item, to: number) => void) => Elements;
}

/** An item of the list goes to the nearest place; one from outside goes where it is dropped, and nowhere beside the list. */
const placeUnder: CollisionDetection = (given) => {
  const isOutside = given.active.data.current?.isOutside === true;
  const within = (isArea: boolean) =>
    given.droppableContainers.filter(({ data }) => (data.current?.isArea === true) === isArea);
  if (!isOutside) return closestCenter({ ...given, droppableContainers: within(false) });
  const onItem = pointerWithin({ ...given, droppableContainers: within(false) });
  return onItem.length > 0
    ? onItem
    : pointerWithin({ ...given, droppableContainers: within(true) });
};

/** Items in an order that is changed by drag, by touch and by keyboard. What was moved where is announced. */
export function SortableList<Item extends SortedItem>(props: SortableListProps<Item>) {
  const { items, canMove, onMove, onPutIn, children } = props;
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
      collisionDetection={placeUnder}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: i18n._(dragInstructions) },
      }}
      onDragEnd={({ active, over }) => {
        const item = items.find(({ id }) => id === active.id);
        const to = items.findIndex(({ id }) => id === over?.id);
        if (item && over && active.id !== over.id && to !== -1) void move(item, to);
        if (!item && over) onPutIn?.(active.id, to === -1 ? items.length : to);
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
