import { Card, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import styled from 'styled-components';
import type { RemoteReports } from '../api/answers.ts';

const Box = styled(Card)`
  grid-column: 1 / -1;
  padding: ${tokens.space.l};

  dl {
    display: grid;
    grid-template-columns: minmax(7rem, auto) minmax(0, 1fr) auto;
    gap: ${tokens.space.hair} ${tokens.space.s};
    align-items: center;
    font-size: ${tokens.type.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.span`
  display: block;
  height: 0.75rem;
  border-radius: 2px;
  background: ${tokens.color.lineStrong};

  &[data-rank='0'] {
    background: ${tokens.color.accent};
  }
`;

const units: Record<string, string> = { lcp: 'ms', inp: 'ms', cls: '', 'load-time': 'ms' };
const titles: Record<string, string> = {
  lcp: 'Largest contentful paint',
  inp: 'Interaction to next paint',
  cls: 'Layout shift',
  'load-time': 'Load time of a module',
};

type Measure = RemoteReports['measures'][number];

interface MeasureBarsProps {
  measures: readonly Measure[];
  /** A release as it is shown. */
  titleOf: (release: string) => string;
}

/** Web Vitals by route, the releases of each under one another: their 75th percentiles of the last day. */
export function MeasureBars({ measures, titleOf }: MeasureBarsProps) {
  const groups = Map.groupBy(measures, ({ route, kind }) => `${kind} ${route}`);
  return (
    <Box>
      <Stack gap="l">
        <Subheading>Measured in the last day</Subheading>
        {groups.size === 0 && <Muted>One page view in ten is measured; none was yet.</Muted>}
        {[...groups.entries()].map(([key, group]) => (
          <MeasureGroup key={key} group={group} titleOf={titleOf} />
        ))}
      </Stack>
    </Box>
  );
}

function MeasureGroup({
  group,
  titleOf,
}: {
  group: readonly Measure[];
  titleOf: MeasureBarsProps['titleOf'];
}) {
  const [first] = group;
  const most = Math.max(...group.map(({ p75 }) => p75 ?? 0), Number.MIN_VALUE);
  return (
    <Stack gap="xs">
      <p>
        {titles[first?.kind ?? ''] ?? first?.kind} on {first?.route}
      </p>
      <dl>
        {group.map(({ release, kind, p75, samples }, rank) => (
          <MeasureRow
            key={release}
            title={titleOf(release)}
            value={p75 === null ? '–' : `${format(p75)} ${units[kind] ?? ''}`}
            samples={samples}
            share={(p75 ?? 0) / most}
            rank={rank}
          />
        ))}
      </dl>
    </Stack>
  );
}

const format = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

interface MeasureRowProps {
  title: string;
  value: string;
  samples: number;
  /** Of the longest bar. */
  share: number;
  rank: number;
}

function MeasureRow({ title, value, samples, share, rank }: MeasureRowProps) {
  return (
    <>
      <dt>{title}</dt>
      <dd aria-hidden>
        <Bar data-rank={rank} style={{ width: `${Math.max(share * 100, 1)}%` }} />
      </dd>
      <dd>
        {value} ({samples} views)
      </dd>
    </>
  );
}
