import { SortableCell, SortableList } from '@aangan/firms';
import { Menu, type MenuItem } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ShownItem } from '../api/thing-card.ts';
import { Magazine } from './magazine.ts';
import { NoteField } from './note-field.tsx';
import { remembered } from './remembered.ts';
import { ThingTile, useTitleOf } from './thing-tile.tsx';

/** Tiles that are seen without scrolling on a large screen. */
const firstTiles = 3;

interface ItemGridProps {
  items: readonly ShownItem[];
  /** Saves that an item is at another place. @returns whether that worked */
  onMove: (item: ShownItem, to: number) => Promise<boolean>;
  /** Saves a note. @returns whether that worked */
  onNote: (item: ShownItem, note: string) => Promise<boolean>;
  onRemove: (item: ShownItem, at: number) => void;
  /** Opens the choice of another board; absent where there is no other. */
  onMoveAway?: ((item: ShownItem) => void) | undefined;
}

/** The things of a board for its owner: in an order of their own, with notes. */
export function ItemGrid(props: ItemGridProps) {
  const { items, onMove, onMoveAway } = props;
  const { t } = useLingui();
  const titleOf = useTitleOf();
  const named = items.map((item) => ({ id: item.id, title: titleOf(item.card), item }));
  const canMove = items.length > 1;
  const { actions, update } = useSteadyActions();
  return (
    <SortableList items={named} canMove={canMove} onMove={({ item }, to) => onMove(item, to)}>
      {(move) => {
        update({
          move: (item, at, to) => {
            const one = named[at];
            if (one?.item === item) move(one, to);
          },
          note: props.onNote,
          remove: props.onRemove,
          moveAway: (item) => onMoveAway?.(item),
        });
        return (
          <Magazine
            data-use="edit"
            aria-label={t({ id: 'boards.things', message: 'Saved things' })}
          >
            {named.map(({ id, title, item }, at) => (
              <SteadyItem
                key={id}
                id={id}
                title={title}
                item={item}
                at={at}
                isLast={at === items.length - 1}
                canMove={canMove}
                canMoveAway={onMoveAway !== undefined}
                actions={actions}
              />
            ))}
          </Magazine>
        );
      }}
    </SortableList>
  );
}

interface ItemActions {
  move: (item: ShownItem, at: number, to: number) => void;
  note: (item: ShownItem, note: string) => Promise<boolean>;
  remove: (item: ShownItem, at: number) => void;
  moveAway: (item: ShownItem) => void;
}

/** Actions that stay the same object and do what the newest ones do: an item that has not changed is not rendered again. */
function useSteadyActions() {
  const newest = useRef<ItemActions>(null);
  const [actions] = useState<ItemActions>(() => ({
    move: (...given) => newest.current?.move(...given),
    note: async (...given) => (await newest.current?.note(...given)) ?? false,
    remove: (...given) => newest.current?.remove(...given),
    moveAway: (...given) => newest.current?.moveAway(...given),
  }));
  return {
    actions,
    update(given: ItemActions) {
      newest.current = given;
    },
  };
}

interface GridItemProps {
  id: number | string;
  title: string;
  item: ShownItem;
  /** Its place, the first is 0. */
  at: number;
  isLast: boolean;
  canMove: boolean;
  canMoveAway: boolean;
  actions: ItemActions;
}

function GridItem(props: GridItemProps) {
  const { id, title, item, at, canMove, actions } = props;
  const { t } = useLingui();
  const label = t({ id: 'boards.actions-for', message: `Actions for ${title}` });
  const entries = useEntries(props);
  return (
    <SortableCell id={id} title={title} canMove={canMove}>
      {(handle) => (
        <ThingTile
          card={item.card}
          priority={at < firstTiles}
          actions={
            <>
              {handle}
              <Menu label={label} items={entries} />
            </>
          }
        >
          <NoteField about={title} note={item.note} onSave={(note) => actions.note(item, note)} />
        </ThingTile>
      )}
    </SortableCell>
  );
}

const SteadyItem = remembered(GridItem);

/** What can be done with an item in its menu. */
function useEntries({ item, at, isLast, canMoveAway, actions }: GridItemProps): MenuItem[] {
  const { t } = useLingui();
  const entries: (MenuItem | false)[] = [
    at > 0 && {
      id: 'earlier',
      label: t({ id: 'boards.move-earlier', message: 'Move earlier' }),
      onSelect: () => actions.move(item, at, at - 1),
    },
    !isLast && {
      id: 'later',
      label: t({ id: 'boards.move-later', message: 'Move later' }),
      onSelect: () => actions.move(item, at, at + 1),
    },
    canMoveAway && {
      id: 'away',
      label: t({ id: 'boards.move-away', message: 'Move to another board' }),
      onSelect: () => actions.moveAway(item),
    },
    {
      id: 'remove',
      label: t({ id: 'boards.remove', message: 'Remove' }),
      tone: 'danger',
      onSelect: () => actions.remove(item, at),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
