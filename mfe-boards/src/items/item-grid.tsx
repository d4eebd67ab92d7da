import { SortableCell, SortableList } from '@aangan/firms';
import { Menu, type MenuItem } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ShownItem } from '../api/thing-card.ts';
import { Magazine } from './magazine.ts';
import { NoteField } from './note-field.tsx';
import { ThingTile, useTitleOf } from './thing-tile.tsx';

/** Tiles that are seen without scrolling on a large screen. */
const firstTiles = 3;

/** A shown item with what it is called. */
type TitledItem = ShownItem & { title: string };

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
export function ItemGrid({ items, onMove, onNote, onRemove, onMoveAway }: ItemGridProps) {
  const { t } = useLingui();
  const titleOf = useTitleOf();
  const titled: TitledItem[] = items.map((item) => ({ ...item, title: titleOf(item.card) }));
  const canMove = items.length > 1;
  const labelOf = ({ title }: TitledItem) =>
    t({ id: 'boards.actions-for', message: `Actions for ${title}` });
  const entriesOf = (item: TitledItem, at: number, move: (to: number) => void) => {
    const entries: (MenuItem | false)[] = [
      at > 0 && {
        id: 'earlier',
        label: t({ id: 'boards.move-earlier', message: 'Move earlier' }),
        onSelect: () => move(at - 1),
      },
      at < items.length - 1 && {
        id: 'later',
        label: t({ id: 'boards.move-later', message: 'Move later' }),
        onSelect: () => move(at + 1),
      },
      onMoveAway !== undefined && {
        id: 'away',
        label: t({ id: 'boards.move-away', message: 'Move to another board' }),
        onSelect: () => onMoveAway(item),
      },
      {
        id: 'remove',
        label: t({ id: 'boards.remove', message: 'Remove' }),
        tone: 'danger',
        onSelect: () => onRemove(item, at),
      },
    ];
    return entries.filter((entry) => entry !== false);
  };
  return (
    <SortableList items={titled} canMove={canMove} onMove={onMove}>
      {(move) => (
        <Magazine data-use="edit" aria-label={t({ id: 'boards.things', message: 'Saved things' })}>
          {titled.map((item, at) => (
            <SortableCell key={item.id} id={item.id} title={item.title} canMove={canMove}>
              {(handle) => (
                <ThingTile
                  card={item.card}
                  priority={at < firstTiles}
                  actions={
                    <>
                      {handle}
                      <Menu
                        label={labelOf(item)}
                        items={entriesOf(item, at, (to) => move(item, to))}
                      />
                    </>
                  }
                >
                  <NoteField
                    about={item.title}
                    note={item.note}
                    onSave={(note) => onNote(item, note)}
                  />
                </ThingTile>
              )}
            </SortableCell>
          ))}
        </Magazine>
      )}
    </SortableList>
  );
}
