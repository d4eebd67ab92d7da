import { projectLimits } from '@aangan/domain';
import { Button, Checkbox, Grid, Row, tokens, VisuallyHidden } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';
import { ItemCard } from './item-card.tsx';

/** Over the page, so that it is there however far the firm has scrolled. */
const Bar = styled(Row)`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-end: 0;
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
`;

/** A press anywhere on the card chooses it. */
const Cell = styled.li`
  position: relative;

  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  input {
    position: relative;
    z-index: 1;
  }
`;

/** On the title's first line, at the card's edge. */
const Tick = styled.div`
  margin-block-start: 0.5rem;
  margin-inline-end: -0.75rem;
`;

interface ChoiceGridProps {
  items: readonly PortfolioItem[];
  /** The ids of those that are chosen, in their order. */
  chosen: readonly number[];
  onToggle: (id: number) => void;
  onEnd: () => void;
  /** Begins a project with what is chosen. */
  onGroup: () => void;
}

/** The firm's items while it chooses some of them for a project. */
export function ChoiceGrid({ items, chosen, onToggle, onEnd, onGroup }: ChoiceGridProps) {
  const { t } = useLingui();
  const first = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone.
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const isFull = chosen.length >= projectLimits.itemsMax;
  const count = chosen.length;
  return (
    <>
      <Grid
        ref={first}
        aria-label={t({ id: 'portfolio.choose-items', message: 'Choose items for a project' })}
      >
        {items.map((item) => {
          const isChosen = chosen.includes(item.id);
          const { title } = item;
          return (
            <Cell key={item.id}>
              <ItemCard item={item} priority={false}>
                <Tick>
                  <Checkbox
                    label={
                      <VisuallyHidden>
                        {t({ id: 'portfolio.choose-item', message: `Choose ${title}` })}
                      </VisuallyHidden>
                    }
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(item.id)}
                  />
                </Tick>
              </ItemCard>
            </Cell>
          );
        })}
      </Grid>
      <Bar justify="space-between" gap="xs">
        <span role="status">
          {t({
            id: 'portfolio.chosen-count',
            message: plural(count, { one: '# item chosen', other: '# items chosen' }),
          })}
        </span>
        <Row gap="hair">
          <Button variant="quiet" size="small" onClick={onEnd}>
            <Trans id="portfolio.cancel-choice">Cancel</Trans>
          </Button>
          <Button disabled={count === 0} onClick={onGroup}>
            <Trans id="portfolio.new-project">New project</Trans>
          </Button>
        </Row>
      </Bar>
    </>
  );
}
