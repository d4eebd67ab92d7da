import type { RemoteReports } from '@aangan/registry-client';
import { Card, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { BarList } from './bar-list.tsx';
import { amountOf, measureTitles } from './measure-texts.ts';

const Box = styled(Card)`
  grid-column: 1 / -1;
  padding: ${tokens.space.l};
`;

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
    `${measureTitles[first?.kind ?? ''] ?? first?.kind} on ${first?.route}`,
    ...(first?.language ? [`in ${first.language}`] : []),
  ].join(' ');

const barOf =
  (titleOf: MeasureBarsProps['titleOf']) =>
  ({ release, kind, p75, samples }: Measure) => ({
    release,
    title: titleOf(release),
    amount: p75 ?? 0,
    text: `${p75 === null ? '–' : amountOf(kind, p75)} (${samples} views)`,
  });
