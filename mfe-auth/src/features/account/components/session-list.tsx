import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Badge, Button, ErrorState, Muted, Row, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import {
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../api/sessions.ts';

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
  const { t } = useLingui();
  const { currentData: sessions, error, isFetching, refetch } = useListSessionsQuery(accountId);
  if (sessions) return <Sessions sessions={sessions} />;
  if (error) {
    return (
      <ErrorState
        title={t({ id: 'auth.devices-failed', message: 'Your devices could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <LoadingBlock
      label={t({ id: 'auth.devices-loading', message: 'Loading your devices…' })}
      height="9rem"
    />
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const others = sessions.filter(({ is_current }) => !is_current);

  async function signOutOthers() {
    try {
      await endOthers().unwrap();
      list.current?.focus();
      successToast(
        t({ id: 'auth.signed-out-elsewhere', message: 'Signed out everywhere else' }),
        'end sessions',
      );
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem, i18n), 'end sessions');
    }
  }

  return (
    <Stack gap="m">
      <List
        ref={list}
        tabIndex={-1}
        aria-label={t({ id: 'auth.signed-in-devices', message: 'Devices that are signed in' })}
      >
        {sessions.map((one) => (
          <SessionRow key={one.id} session={one} onEnded={() => list.current?.focus()} />
        ))}
      </List>
      {others.length > 0 && (
        <div>
          <Button variant="secondary" busy={isLoading} onClick={() => void signOutOthers()}>
            <Trans id="auth.sign-out-elsewhere">Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface SessionRowProps {
  session: OwnSession;
  onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { momentOf } = useDates();
  const { signOut } = useSession();
  const [end, { isLoading }] = useEndSessionMutation();
  const { id, is_current } = session;
  const device = useSentences()(session.device);
  // Distinguishes devices of the same name.
  const signedInAt = momentOf(session.created_at);
  const lastUsedAt = momentOf(session.last_used_at);

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
        return failureToast(problem, requestFailure(problem, i18n), action);
    }
    onEnded();
    return successToast(
      t({ id: 'auth.device-signed-out', message: `${device} is signed out` }),
      action,
    );
  }

  return (
    <li>
      <div>
        <Row gap="xs">
          <span>{device}</span>
          {is_current && (
            <Badge data-tone="positive">
              <Trans id="auth.this-device">This device</Trans>
            </Badge>
          )}
        </Row>
        <Muted>
          <Time>{t({ id: 'auth.signed-in-on', message: `Signed in on ${signedInAt}` })}</Time>{' '}
          <Time>{t({ id: 'auth.last-used-on', message: `Last used on ${lastUsedAt}` })}</Time>
        </Muted>
      </div>
      <FlushButton
        size="small"
        busy={isLoading}
        aria-label={
          is_current
            ? t({ id: 'auth.sign-out-here', message: 'Sign out on this device' })
            : t({
                id: 'auth.sign-out-device',
                message: `Sign out ${device}, signed in on ${signedInAt}`,
              })
        }
        onClick={() => void finish()}
      >
        <Trans id="auth.sign-out">Sign out</Trans>
      </FlushButton>
    </li>
  );
}
