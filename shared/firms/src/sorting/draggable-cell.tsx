import type { Elements } from '@aangan/ui';
import { useDraggable } from '@dnd-kit/core';
import { type PointerEventHandler, useRef } from 'react';
import { SortedCell, useDrawnDrag } from './sorted-cell.ts';
import type { SortedItem } from './sorted-item.ts';

/**
 * An item beside a {@link SortableList} that the mouse drags into it. A finger scrolls, and keys press a button that it
 * has for that.
 */
export function DraggableCell({ id, children }: Pick<SortedItem, 'id'> & { children: Elements }) {
  const cell = useRef<HTMLLIElement>(null);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id,
    data: { isOutside: true },
  });
  useDrawnDrag(cell, setNodeRef, { transform, isDragging });
  // Without the listener for keys: they press the buttons in the cell.
  const startDrag = listeners?.onPointerDown as PointerEventHandler | undefined;
  return (
    <SortedCell ref={cell} data-state="resting" onPointerDown={startDrag}>
      {children}
    </SortedCell>
  );
}
