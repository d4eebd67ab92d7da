import type { Elements } from '@aangan/ui';
import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';

/** The part of a {@link SortableList} on to which items from outside are dragged, also where it has none. */
export function ListArea({ children }: { children: Elements }) {
  const { setNodeRef, isOver } = useDroppable({ id: useId(), data: { isArea: true } });
  return (
    <div ref={setNodeRef} data-state={isOver ? 'over' : 'resting'}>
      {children}
    </div>
  );
}
