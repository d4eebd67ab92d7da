import { Stack, tokens } from '@aangan/ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, auto) minmax(0, 1fr) auto;
  gap: ${tokens.space.hair} ${tokens.space.s};
  align-items: center;
  font-size: ${tokens.type.small};
  font-variant-numeric: tabular-nums;
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

/** The same of several releases as bars under one another; the first is emphasised. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <Stack gap="xs">
      <p>{title}</p>
      <List>
        {bars.map(({ release, ...bar }, rank) => (
          <BarRow key={release} {...bar} share={bar.amount / most} rank={rank} />
        ))}
      </List>
    </Stack>
  );
}

interface BarRowProps extends Omit<Bar, 'release' | 'amount'> {
  /** Of the longest bar. */
  share: number;
  rank: number;
}

function BarRow({ title, text, share, rank }: BarRowProps) {
  return (
    <>
      <dt>{title}</dt>
      <dd aria-hidden>
        <Fill data-rank={rank} style={{ width: `${Math.max(share * 100, 1)}%` }} />
      </dd>
      <dd>{text}</dd>
    </>
  );
}
