import { portfolioCategories } from '@aangan/domain';
import { Button, EmptyState, Grid, Muted, SelectField, Stack, TextField, tokens } from '@aangan/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';
import { filterItems, type ItemFilter, readFilter, writeFilter } from '../model/item-filter.ts';
import { ItemCard } from './item-card.tsx';

const Filters = styled.div`
  display: grid;
  gap: ${tokens.space.m};

  @media (min-width: 40em) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 14rem);
  }
`;

/** Cards that are seen without scrolling on a large screen. */
const firstCards = 3;

const categories = portfolioCategories.map(({ id, label }) => ({ value: id, label }));

/** The firm's items with a search and a category filter, which are kept in the address. */
export function ItemsExplorer({ items }: { items: readonly PortfolioItem[] }) {
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const show = (parts: Partial<ItemFilter>) =>
    setParameters(writeFilter({ ...filter, ...parts }), {
      replace: true,
      preventScrollReset: true,
    });
  if (items.length === 0) return <NoItems />;
  const shown = filterItems(items, filter);
  return (
    <Stack gap="l">
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
          options={categories}
          placeholder="All categories"
          value={filter.category}
          onChange={({ target }) => show({ category: target.value })}
        />
      </Filters>
      <Muted role="status">{countText(shown.length, items.length)}</Muted>
      {shown.length > 0 ? (
        <Grid aria-label="Portfolio items">
          {shown.map((item, at) => (
            <li key={item.id}>
              <ItemCard item={item} priority={at < firstCards} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState title="No items match your search.">
          <Button variant="secondary" onClick={() => show({ search: '', category: '' })}>
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
