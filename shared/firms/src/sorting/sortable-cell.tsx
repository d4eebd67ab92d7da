import { type Elements, focusRing, tokens } from '@aangan/ui';
import { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { SortedItem } from './sorted-item.ts';

const Cell = styled.li`
  min-width: 0;

  &[data-state='dragged'] {
    position: relative;
    z-index: ${tokens.layer.sticky};
    opacity: 0.85;
  }
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  color: ${tokens.color.inkFaint};
  cursor: grab;
  /* A finger on the handle drags; it must not scroll the page. */
  touch-action: none;

  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &:active {
    cursor: grabbing;
  }
  ${focusRing}
`;

export interface SortableCellProps extends SortedItem {
  /** Whether it can be moved: without that it has no handle. */
  canMove: boolean;
  /** The item, with the handle where it belongs. */
  children: (handle: Elements) => Elements;
}

/**
 * A cell of a {@link SortableList}: an item that is dragged by its handle, with the pointer or the keyboard. A cell that
 * comes or is dragged renders all others of its list; what is in them is rendered by their parent only.
 */
export function SortableCell({ id, title, canMove, children }: SortableCellProps) {
  const { t } = useLingui();
  const sortable = useSortable({
    id,
    attributes: { roleDescription: t({ id: 'firms.sortable', message: 'sortable' }) },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  const label = t({ id: 'firms.move-item', message: `Move ${title}` });
  const content = useMemo(
    () =>
      children(
        canMove ? (
          <Handle
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={label}
          >
            <Grip />
          </Handle>
        ) : null,
      ),
    [children, canMove, setActivatorNodeRef, attributes, listeners, label],
  );
  return (
    <Cell
      ref={setNodeRef}
      data-state={isDragging ? 'dragged' : 'resting'}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {content}
    </Cell>
  );
}

function Grip() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {[5, 10, 15].flatMap((y) => [
        <circle key={`left-${y}`} cx="7.5" cy={y} r="1.4" />,
        <circle key={`right-${y}`} cx="12.5" cy={y} r="1.4" />,
      ])}
    </svg>
  );
}
