import { formatCount } from '@aangan/domain';
import { tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';

const List = styled.dl`
  display: flex;
  gap: ${tokens.space.xl};

  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.heading};
    font-variant-numeric: lining-nums;
    line-height: 1.1;
  }
`;

/** The totals, independent of the filter. */
export function ItemCounters({ items }: { items: readonly PortfolioItem[] }) {
  const { t } = useLingui();
  const images = items.filter(({ media_type }) => media_type === 'IMAGE').length;
  const counts = [
    [t({ id: 'portfolio.total-items', message: 'Total Items' }), items.length],
    [t({ id: 'portfolio.images', message: 'Images' }), images],
    [t({ id: 'portfolio.videos', message: 'Videos' }), items.length - images],
  ] as const;
  return (
    <List>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </List>
  );
}
