import { type Elements, focusRing, tokens, useIsNear } from '@aangan/ui';
import { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SortedCell, useDrawnDrag } from './sorted-cell.ts';
import type { SortedItem } from './sorted-item.ts';

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

/** A cell of a {@link SortableList}: an item that is dragged by its handle, with the pointer or the keyboard. */
export function SortableCell({ id, title, canMove, children }: SortableCellProps) {
  const cell = useRef<HTMLLIElement>(null);
  return (
    <SortedCell ref={cell} data-state="resting">
      {children(canMove && <DragHandle id={id} title={title} cell={cell} />)}
    </SortedCell>
  );
}

interface DragHandleProps extends SortedItem {
  cell: RefObject<HTMLLIElement | null>;
}

type Link = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;

/**
 * The handle of a cell, linked to the list while the cell is near the window: whatever is linked is rendered again when
 * an item comes, and at each step of a drag, and lists have hundreds of items.
 */
function DragHandle({ id, title, cell }: DragHandleProps) {
  const { t } = useLingui();
  const isNear = useIsNear(cell);
  const [link, setLink] = useState<Link | null>(null);
  return (
    <>
      {isNear && <SortableLink id={id} cell={cell} onLink={setLink} />}
      <Handle
        ref={link?.setActivatorNodeRef}
        type="button"
        {...link?.attributes}
        {...link?.listeners}
        aria-label={t({ id: 'firms.move-item', message: `Move ${title}` })}
      >
        <Grip />
      </Handle>
    </>
  );
}

interface SortableLinkProps extends Pick<DragHandleProps, 'id' | 'cell'> {
  onLink: (link: Link | null) => void;
}

/** Links a cell to its list and draws its moves on it. */
function SortableLink({ id, cell, onLink }: SortableLinkProps) {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    attributes: { roleDescription: t({ id: 'firms.sortable', message: 'sortable' }) },
  });
  useDrawnDrag(cell, setNodeRef, drag);
  useEffect(() => {
    onLink({ attributes, listeners, setActivatorNodeRef });
  }, [attributes, listeners, setActivatorNodeRef, onLink]);
  useEffect(() => () => onLink(null), [onLink]);
  return null;
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
