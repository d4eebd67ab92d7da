import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { Badge, Button, ErrorState, Muted, Row, Stack, tokens } from '@aangan/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import {
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../api/sessions.ts';
import { sessionTimes } from '../model/session-times.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus-visible {
    outline: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space.l};
    align-items: center;
    padding-block: ${tokens.space.m};
    border-block-end: 1px solid ${tokens.color.line};
  }
  li:first-child {
    padding-block-start: 0;
  }
  li:last-child {
    border-block-end: 0;
  }
`;

/** On its own line on phones; never wraps. */
const Time = styled.span`
  display: inline-block;
  margin-inline-end: ${tokens.space.m};
`;

/** The devices that are signed in with the account, this one first. */
export function SessionList({ accountId }: { accountId: number }) {
  const { currentData: sessions, error, isFetching, refetch } = useListSessionsQuery(accountId);
  if (sessions) return <Sessions sessions={sessions} />;
  if (error) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <LoadingBlock label="Loading your devices…" height="9rem" />;
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const others = sessions.filter(({ is_current }) => !is_current);

  async function signOutOthers() {
    try {
      await endOthers().unwrap();
      list.current?.focus();
      successToast('Signed out everywhere else', 'end sessions');
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem), 'end sessions');
    }
  }

  return (
    <Stack gap="m">
      <List ref={list} tabIndex={-1} aria-label="Devices that are signed in">
        {sessions.map((one) => (
          <SessionRow key={one.id} session={one} onEnded={() => list.current?.focus()} />
        ))}
      </List>
      {others.length > 0 && (
        <div>
          <Button variant="secondary" busy={isLoading} onClick={() => void signOutOthers()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface SessionRowProps {
  session: OwnSession;
  onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { signOut } = useSession();
  const [end, { isLoading }] = useEndSessionMutation();
  const { id, device, is_current } = session;
  const { signedIn, lastUsed } = sessionTimes(session);

  async function finish() {
    // Ending this device's session is a logout, which also clears what is stored here.
    if (is_current) return signOut();
    const action = `end session ${id}`;
    try {
      await end(id).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      // The session was ended elsewhere meanwhile: the result is the same.
      if (problem.kind !== 'not-found')
        return failureToast(problem, requestFailure(problem), action);
    }
    onEnded();
    return successToast(`${device} is signed out`, action);
  }

  return (
    <li>
      <div>
        <Row gap="xs">
          <span>{device}</span>
          {is_current && <Badge data-tone="positive">This device</Badge>}
        </Row>
        <Muted>
          <Time>{signedIn}</Time> <Time>{lastUsed}</Time>
        </Muted>
      </div>
      <FlushButton
        size="small"
        busy={isLoading}
        aria-label={
          is_current ? 'Sign out on this device' : `Sign out ${device}, ${lowered(signedIn)}`
        }
        onClick={() => void finish()}
      >
        Sign out
      </FlushButton>
    </li>
  );
}
