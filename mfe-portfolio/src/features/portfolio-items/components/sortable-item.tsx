import { focusRing, tokens } from '@aangan/ui';
import { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { ItemCard } from './item-card.tsx';
import { ItemMenu, type ItemMenuProps } from './item-menu.tsx';

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

interface SortableItemProps extends ItemMenuProps {
  priority: boolean;
  canMove: boolean;
}

/** A card that can be dragged by its handle, with the pointer or the keyboard. */
export function SortableItem({ priority, canMove, ...menu }: SortableItemProps) {
  const { t } = useLingui();
  const { item } = menu;
  const { title } = item;
  const sortable = useSortable({
    id: item.id,
    attributes: { roleDescription: t({ id: 'portfolio.sortable', message: 'sortable' }) },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  return (
    <Cell
      ref={setNodeRef}
      data-state={isDragging ? 'dragged' : 'resting'}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <ItemCard item={item} priority={priority}>
        {canMove && (
          <Handle
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={t({ id: 'portfolio.move-item', message: `Move ${title}` })}
          >
            <Grip />
          </Handle>
        )}
        <ItemMenu {...menu} />
      </ItemCard>
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
