import { Button, EmptyState, Muted, SelectField, Stack, TextField, tokens } from '@aangan/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';
import { filterItems, isUnfiltered, noFilter } from '../model/item-filter.ts';
import { categoryOptions } from '../model/item-form.ts';
import { useFocusAfterRemoval } from '../model/use-focus-after-removal.ts';
import { useItemFilter } from '../model/use-item-filter.ts';
import { useShownWhenAdded } from '../model/use-shown-when-added.ts';
import { ItemGrid } from './item-grid.tsx';

const Filters = styled.div`
  display: grid;
  gap: ${tokens.space.m};

  @media (min-width: 40em) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 14rem);
  }
`;

interface ItemsExplorerProps {
  accountId: number;
  items: readonly PortfolioItem[];
}

/** The firm's items with a search and a category filter, which are kept in the address. */
export function ItemsExplorer({ accountId, items }: ItemsExplorerProps) {
  const [filter, show] = useItemFilter();
  const place = useRef<HTMLDivElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(place, items);
  function showAll() {
    show(noFilter);
    // The button is gone once there are items.
    place.current?.querySelector('input')?.focus();
  }
  const shown = filterItems(items, filter);
  useShownWhenAdded(items, shown, () => show(noFilter));
  if (items.length === 0) return <NoItems />;
  return (
    <Stack ref={place} gap="l">
      <Filters role="search">
        <TextField
          type="search"
          label="Search"
          placeholder="Search portfolio items..."
          autoComplete="off"
          value={filter.search}
          onChange={({ target }) => show({ search: target.value })}
        />
        <SelectField
          label="Category"
          options={categoryOptions}
          placeholder="All categories"
          value={filter.category}
          onChange={({ target }) => show({ category: target.value })}
        />
      </Filters>
      <Muted role="status">{countText(shown.length, items.length)}</Muted>
      {shown.length > 0 ? (
        <ItemGrid
          accountId={accountId}
          items={shown}
          isWhole={isUnfiltered(filter)}
          onRemoved={focusAfterRemoval}
        />
      ) : (
        <EmptyState title="No items match your search.">
          <Button variant="secondary" onClick={showAll}>
            Show all items
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}

function countText(shown: number, all: number): string {
  if (shown < all) return `${shown} of ${all} items`;
  return all === 1 ? '1 item' : `${all} items`;
}

function NoItems() {
  return (
    <EmptyState title="No Portfolio Items">
      <p>Start building your portfolio by adding your first project.</p>
    </EmptyState>
  );
}
