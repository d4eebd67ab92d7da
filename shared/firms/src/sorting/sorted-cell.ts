import { tokens } from '@aangan/ui';
import type { useSortable } from '@dnd-kit/sortable';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';

/** A cell that can be dragged. */
export const SortedCell = styled.li`
  min-width: 0;

  &[data-state='dragged'] {
    position: relative;
    z-index: ${tokens.layer.sticky};
    opacity: 0.85;
  }
`;

type Sortable = ReturnType<typeof useSortable>;
type Drag = Pick<Sortable, 'transform' | 'isDragging'> & Partial<Pick<Sortable, 'transition'>>;

/** Links a cell to its list, and draws on it how it is dragged and makes room: without rendering what is in it. */
export function useDrawnDrag(
  cell: RefObject<HTMLElement | null>,
  setNodeRef: Sortable['setNodeRef'],
  { transform, transition, isDragging }: Drag,
): void {
  useEffect(() => {
    setNodeRef(cell.current);
    return () => setNodeRef(null);
  }, [cell, setNodeRef]);
  useLayoutEffect(() => {
    if (!cell.current) return;
    const { style, dataset } = cell.current;
    style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '';
    style.transition = transition ?? '';
    dataset.state = isDragging ? 'dragged' : 'resting';
  }, [cell, transform, transition, isDragging]);
}
