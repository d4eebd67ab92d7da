import { moveItem, SortableCell, SortableList } from '@aangan/firms';
import { Grid } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { PortfolioItem } from '../api/list-items.ts';
import { useItemActions } from '../model/use-item-actions.ts';
import { ItemCard } from './item-card.tsx';
import { ItemMenu } from './item-menu.tsx';

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
  const { t } = useLingui();
  const actions = useItemActions(accountId);
  const ids = items.map(({ id }) => id);
  const canMove = isWhole && items.length > 1;
  return (
    <SortableList
      items={items}
      canMove={canMove}
      onMove={({ id }, to) => actions.order(moveItem(ids, id, to))}
    >
      {(move) => (
        <Grid aria-label={t({ id: 'portfolio.items', message: 'Portfolio items' })}>
          {items.map((item, at) => (
            <SortableCell key={item.id} id={item.id} title={item.title} canMove={canMove}>
              {(handle) => (
                <ItemCard item={item} priority={at < firstCards}>
                  {handle}
                  <ItemMenu
                    accountId={accountId}
                    item={item}
                    actions={actions}
                    onRemoved={() => onRemoved(item.id, at)}
                    onMoveEarlier={canMove && at > 0 ? () => move(item, at - 1) : null}
                    onMoveLater={canMove && at < items.length - 1 ? () => move(item, at + 1) : null}
                  />
                </ItemCard>
              )}
            </SortableCell>
          ))}
        </Grid>
      )}
    </SortableList>
  );
}
