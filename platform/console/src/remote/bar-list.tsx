import { Stack, tokens, when } from '@aangan/ui';
import styled from 'styled-components';

/* On a phone the bar has a line of its own. */
const List = styled.dl`
  display: grid;
  gap: ${tokens.space.xs};
  font-size: ${tokens.type.small};
  font-variant-numeric: tabular-nums;

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space.hair} ${tokens.space.s};
    align-items: center;
  }
  [data-part='bar'] {
    grid-column: 1 / -1;
    order: 1;
  }
  ${when.medium} {
    div {
      grid-template-columns: 9rem minmax(0, 1fr) 11rem;
    }
    [data-part='bar'] {
      grid-column: auto;
      order: 0;
    }
    dd:last-child {
      text-align: end;
    }
  }
`;

const Fill = styled.span`
  display: block;
  height: 0.75rem;
  border-radius: 2px;
  background: ${tokens.color.lineStrong};

  &[data-rank='0'] {
    background: ${tokens.color.accent};
  }
`;

/** What one release has. */
export interface Bar {
  release: string;
  /** The release as it is shown. */
  title: string;
  amount: number;
  /** The amount as text. */
  text: string;
}

/** One amount of several releases as bars; the first is emphasised. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const max = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <Stack gap="xs">
      <p>{title}</p>
      <List>
        {bars.map(({ release, ...bar }, rank) => (
          <BarRow key={release} {...bar} share={bar.amount / max} rank={rank} />
        ))}
      </List>
    </Stack>
  );
}

interface BarRowProps extends Omit<Bar, 'release' | 'amount'> {
  /** Relative to the longest bar. */
  share: number;
  rank: number;
}

function BarRow({ title, text, share, rank }: BarRowProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd aria-hidden data-part="bar">
        <Fill data-rank={rank} style={{ width: `${share * 100}%` }} />
      </dd>
      <dd>{text}</dd>
    </div>
  );
}
