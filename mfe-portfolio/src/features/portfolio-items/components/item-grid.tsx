import { Grid, VisuallyHidden } from '@aangan/ui';
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
import type { PortfolioItem } from '../api/list-items.ts';
import { dragAnnouncements, dragInstructions } from '../model/drag-announcements.ts';
import { moveItem } from '../model/move-item.ts';
import { useItemActions } from '../model/use-item-actions.ts';
import { SortableItem } from './sortable-item.tsx';

/** Cards that are seen without scrolling on a large screen. */
const firstCards = 3;

interface ItemGridProps {
  accountId: number;
  items: readonly PortfolioItem[];
  /** All items are shown: only then their order can be changed. */
  isWhole: boolean;
  /** Called when an item was deleted, with its place among these. */
  onRemoved: (id: number, at: number) => void;
}

/** The firm's items, in an order that is changed by drag, by keyboard and in the menus of the cards. */
export function ItemGrid({ accountId, items, isWhole, onRemoved }: ItemGridProps) {
  const { t, i18n } = useLingui();
  const actions = useItemActions(accountId);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    // A press that moves less is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => dragAnnouncements(items, i18n), [items, i18n]);
  const ids = items.map(({ id }) => id);
  async function move(id: number, to: number) {
    const isSaved = await actions.order(moveItem(ids, id, to));
    const title = items.find((item) => item.id === id)?.title;
    const place = to + 1;
    const count = ids.length;
    const done = t({
      id: 'portfolio.item-moved',
      message: `${title} is now at place ${place} of ${count}.`,
    });
    if (isSaved) setMoved(done);
  }
  const canMove = isWhole && items.length > 1;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: i18n._(dragInstructions) },
      }}
      onDragEnd={({ active, over }) => {
        const to = over ? ids.indexOf(Number(over.id)) : -1;
        if (over && active.id !== over.id) void move(Number(active.id), to);
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!canMove}>
        <Grid aria-label={t({ id: 'portfolio.items', message: 'Portfolio items' })}>
          {items.map((item, at) => (
            <SortableItem
              key={item.id}
              {...{ accountId, item, actions, canMove }}
              priority={at < firstCards}
              onRemoved={() => onRemoved(item.id, at)}
              onMoveEarlier={canMove && at > 0 ? () => void move(item.id, at - 1) : null}
              onMoveLater={
                canMove && at < items.length - 1 ? () => void move(item.id, at + 1) : null
              }
            />
          ))}
        </Grid>
      </SortableContext>
      <VisuallyHidden as="div" aria-live="polite">
        {moved}
      </VisuallyHidden>
    </DndContext>
  );
}
