import { Button, EmptyState, Muted, Row, SelectField, Stack, TextField, tokens } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';
import { filterItems, isUnfiltered, noFilter } from '../model/item-filter.ts';
import { categoryOptions } from '../model/item-form.ts';
import { useChoice } from '../model/use-choice.ts';
import { useFocusAfterRemoval } from '../model/use-focus-after-removal.ts';
import { useItemFilter } from '../model/use-item-filter.ts';
import { useShownWhenAdded } from '../model/use-shown-when-added.ts';
import { ChoiceGrid } from './choice-grid.tsx';
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
  /** Begins a project with these items, in this order. */
  onGroup: (ids: number[]) => void;
}

/** The firm's items with a search and a category filter, which are kept in the address. */
export function ItemsExplorer({ accountId, items, onGroup }: ItemsExplorerProps) {
  const { t } = useLingui();
  const [filter, show] = useItemFilter();
  const choice = useChoice(items);
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
          label={t({ id: 'portfolio.search', message: 'Search' })}
          placeholder={t({ id: 'portfolio.search-items', message: 'Search portfolio items...' })}
          autoComplete="off"
          value={filter.search}
          onChange={({ target }) => show({ search: target.value })}
        />
        <SelectField
          label={t({ id: 'portfolio.category', message: 'Category' })}
          options={categoryOptions}
          placeholder={t({ id: 'portfolio.all-categories', message: 'All categories' })}
          value={filter.category}
          onChange={({ target }) => show({ category: target.value })}
        />
      </Filters>
      <Row justify="space-between">
        <ItemCount shown={shown.length} all={items.length} />
        {!choice.chosen && (
          <Button variant="quiet" size="small" onClick={choice.begin}>
            <Trans id="portfolio.choose-for-project">Choose for a project</Trans>
          </Button>
        )}
      </Row>
      {shown.length > 0 && choice.chosen && (
        <ChoiceGrid
          items={shown}
          chosen={choice.chosen}
          onToggle={choice.toggle}
          onEnd={choice.end}
          onGroup={() => onGroup(choice.chosen ?? [])}
        />
      )}
      {shown.length > 0 && !choice.chosen && (
        <ItemGrid
          accountId={accountId}
          items={shown}
          isWhole={isUnfiltered(filter)}
          onRemoved={focusAfterRemoval}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          title={t({ id: 'portfolio.no-items-match', message: 'No items match your search.' })}
        >
          <Button variant="secondary" onClick={showAll}>
            <Trans id="portfolio.show-all-items">Show all items</Trans>
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}

function ItemCount({ shown, all }: { shown: number; all: number }) {
  const { t } = useLingui();
  const text =
    shown < all
      ? t({ id: 'portfolio.items-shown-of-all', message: `${shown} of ${all} items` })
      : t({
          id: 'portfolio.items-shown',
          message: plural(all, { one: '# item', other: '# items' }),
        });
  return <Muted role="status">{text}</Muted>;
}

function NoItems() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'portfolio.no-items', message: 'No Portfolio Items' })}>
      <p>
        <Trans id="portfolio.no-items-advice">
          Start building your portfolio by adding your first project.
        </Trans>
      </p>
    </EmptyState>
  );
}
