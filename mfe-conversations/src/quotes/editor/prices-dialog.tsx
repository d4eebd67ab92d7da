import { formatPaisa } from '@aangan/domain';
import { type PricedLine, quoteUnits } from '@aangan/domain/quotes';
import { LoadFailure } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Button, Dialog, Muted, Row, Skeleton, Stack, TextField, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { useReadPricesQuery } from '../api/quotes-api.ts';
import { useLabel } from '../texts/quote-texts.ts';
import { pricesTitle } from './model/dialog-titles.ts';
import { useChangePrices } from './model/use-price-list.ts';

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs} ${tokens.space.s};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.line};
  }
  li > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const shownAtMost = 100;

interface PricesDialogProps {
  onUse: (price: PricedLine) => void;
  onClose: () => void;
}

/** The firm's price list, from which lines are added. */
export function PricesDialog({ onUse, onClose }: PricesDialogProps) {
  const { t, i18n } = useLingui();
  const labelOf = useLabel();
  const query = useReadPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const prices = useChangePrices();
  const [search, setSearch] = useState('');
  const items = query.data?.items ?? [];
  const wanted = search.trim().toLowerCase();
  const found = items.filter(({ what }) => what.toLowerCase().includes(wanted));
  return (
    <Dialog open size="sheet" title={i18n._(pricesTitle)} onClose={onClose}>
      <Stack gap="m">
        {query.isLoading && <Skeleton height="8rem" />}
        {query.isError && (
          <LoadFailure
            title={t({
              id: 'conversations.quote-prices-failed',
              message: 'The price list could not be loaded',
            })}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {query.data && items.length === 0 && (
          <p>
            <Trans id="conversations.quote-no-prices">
              Your price list is empty. Keep a line in it with “Keep in the price list” in the menu
              of the line.
            </Trans>
          </p>
        )}
        {items.length > 5 && (
          <TextField
            type="search"
            label={t({ id: 'conversations.quote-search-prices', message: 'Search the price list' })}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <Items>
          {found.slice(0, shownAtMost).map((price) => {
            const { id, what, unit, rate, gst } = price;
            const named = quoteUnits.find((one) => one.id === unit) ?? quoteUnits[0];
            return (
              <li key={id}>
                <div>
                  <span lang={writtenLanguage(what)}>{what}</span>
                  <Muted>{`${formatPaisa(rate)} / ${labelOf(named)} · GST ${gst}%`}</Muted>
                </div>
                <Row gap="xs">
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t({ id: 'conversations.quote-add-named', message: `Add ${what}` })}
                    onClick={() => onUse(price)}
                  >
                    <Trans id="conversations.quote-add">Add</Trans>
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    busy={prices.isBusy}
                    aria-label={t({
                      id: 'conversations.quote-remove-named',
                      message: `Remove ${what}`,
                    })}
                    onClick={() => prices.remove(id)}
                  >
                    <Trans id="conversations.quote-remove">Remove</Trans>
                  </Button>
                </Row>
              </li>
            );
          })}
        </Items>
        {query.data && items.length > 0 && found.length === 0 && (
          <Muted role="status">
            <Trans id="conversations.quote-no-price-found">Nothing of that name is here.</Trans>
          </Muted>
        )}
      </Stack>
    </Dialog>
  );
}
