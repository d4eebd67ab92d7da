import type { RemoteReports } from '@aangan/registry-client';
import { Card, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { BarList } from './bar-list.tsx';

const Box = styled(Card)`
  grid-column: 1 / -1;
  padding: ${tokens.space.l};
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

/** Web Vitals by route and language, the releases of each under one another: their 75th percentiles of the last day. */
export function MeasureBars({ measures, titleOf }: MeasureBarsProps) {
  const groups = Map.groupBy(
    measures,
    ({ route, kind, language }) => `${kind} ${language} ${route}`,
  );
  return (
    <Box>
      <Stack gap="l">
        <Subheading>Measured in the last day</Subheading>
        {groups.size === 0 && <Muted>One page view in ten is measured; none was yet.</Muted>}
        {[...groups.entries()].map(([key, group]) => (
          <BarList key={key} title={titleOfGroup(group)} bars={group.map(barOf(titleOf))} />
        ))}
      </Stack>
    </Box>
  );
}

const titleOfGroup = ([first]: readonly Measure[]) =>
  [
    `${titles[first?.kind ?? ''] ?? first?.kind} on ${first?.route}`,
    ...(first?.language ? [`in ${first.language}`] : []),
  ].join(' ');

const barOf =
  (titleOf: MeasureBarsProps['titleOf']) =>
  ({ release, kind, p75, samples }: Measure) => ({
    release,
    title: titleOf(release),
    amount: p75 ?? 0,
    text: `${p75 === null ? '–' : `${format(p75)} ${units[kind] ?? ''}`} (${samples} views)`,
  });

const format = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
