import { Card, Stack, Subheading, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import { live, useCanariesQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { FiguresTable } from './figures-table.tsx';

const Box = styled(Card)`
  grid-column: 1 / -1;
  padding: ${tokens.space.m};

  ${when.medium} {
    padding: ${tokens.space.l};
  }
`;

interface ComparedCanariesProps {
  name: string;
  channel: string;
  /** A release as it is shown. */
  titleOf: (release: string) => string;
}

/** The canaries of a remote on a channel beside its stable releases: what the platform judges them by. */
export function ComparedCanaries({ name, channel, titleOf }: ComparedCanariesProps) {
  const { data, error, refetch } = useCanariesQuery(channel, live);
  if (!data) {
    return (
      <Box>
        <AnswerState lines={1} error={refusalOf(error)} onRetry={refetch} />
      </Box>
    );
  }
  return data.map(({ id, percent, releases, figures }) => {
    const own = releases.find((one) => one.name === name);
    if (!own) return null;
    const others = releases.filter((one) => one.name !== name).map((one) => one.name);
    const title = [
      `Canary ${titleOf(own.release)} for ${percent} %`,
      ...(others.length > 0 ? [`with ${others.join(' and ')}`] : []),
    ].join(' ');
    return (
      <Box key={id}>
        <Stack gap="m">
          <Subheading>{title}</Subheading>
          <FiguresTable label={title} percent={percent} figures={figures} />
        </Stack>
      </Box>
    );
  });
}
