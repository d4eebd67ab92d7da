import {
  EmptyState,
  Heading,
  Muted,
  OutsideLink,
  Row,
  Stack,
  TextLink,
  tokens,
  when,
} from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { live, useHealthQuery, useStatusQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { type RollBackOf, ServedCell } from './served-cell.tsx';

const Cells = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.m};
  padding: 0;

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${when.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface ChannelBoardProps {
  channel: string;
  /** Of its site, where it is known. */
  address: string | undefined;
  onRollBack: (asked: RollBackOf) => void;
}

/** What one channel serves. */
export function ChannelBoard({ channel, address, onRollBack }: ChannelBoardProps) {
  const { data, error, refetch } = useStatusQuery(channel, live);
  const { data: health } = useHealthQuery(channel, live);
  return (
    <Stack as="section" gap="m" aria-label={channel}>
      <Row justify="space-between">
        <Heading>{channel}</Heading>
        <Row gap="m">
          <TextLink as={Link} to={`/history/${channel}`}>
            History
          </TextLink>
          {address && <OutsideLink href={address}>Open the site</OutsideLink>}
        </Row>
      </Row>
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data && <StaleNotice error={refusalOf(error)} />}
      {data?.releases.length === 0 && <EmptyState title="Nothing is served here yet" />}
      {data && data.releases.length > 0 && (
        <>
          <Cells>
            {data.releases.map((served) => (
              <li key={served.name}>
                <ServedCell
                  channel={channel}
                  served={served}
                  canaries={data.canaries.filter(({ releases }) =>
                    releases.some(({ name }) => name === served.name),
                  )}
                  health={health?.filter(({ name }) => name === served.name)}
                  onRollBack={onRollBack}
                />
              </li>
            ))}
          </Cells>
          <Muted>Revision {data.revision}. Failures are those of the last hour.</Muted>
        </>
      )}
    </Stack>
  );
}
