import { type ConnectionStatus, paths } from '@aangan/domain';
import { Badge, Button, Row, TextLink, tokens } from '@aangan/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { KnownConnection } from '../api/connect-api.ts';
import { useReopening } from '../model/use-reopening.ts';

const State = styled(Row)`
  font-size: ${tokens.type.small};

  /* Narrow enough for the bar of a phone. */
  @media (max-width: 39.99em) {
    flex-direction: column;
    align-items: flex-end;
    gap: 0;

    &[data-status='rejected'] {
      flex-flow: row nowrap;
      align-items: center;
      gap: ${tokens.space.xs};

      a {
        display: none;
      }
    }
  }
`;

const states: Record<ConnectionStatus, { label: string; tone?: string }> = {
  pending: { label: 'Request sent', tone: 'accent' },
  approved: { label: 'Request approved', tone: 'positive' },
  rejected: { label: 'Request rejected' },
  revoked: { label: 'Request revoked' },
};

/** The state of the client's request to this firm, with a link to it; a rejected one can be reopened. */
export function ConnectionState({ request }: { request: NonNullable<KnownConnection> }) {
  const { id, status } = request;
  const { label, tone } = states[status];
  const { reopen, isReopening } = useReopening();
  const requests = useRef<HTMLAnchorElement>(null);
  async function reopenIt() {
    await reopen(id);
    // The button disappears with the rejected state.
    requests.current?.focus();
  }
  return (
    <State gap="xs" data-status={status}>
      <Badge data-tone={tone}>{label}</Badge>
      <TextLink as={Link} ref={requests} to={paths.connectionRequests()}>
        Your requests
      </TextLink>
      {status === 'rejected' && (
        <Button variant="secondary" size="small" busy={isReopening} onClick={() => void reopenIt()}>
          Reopen
        </Button>
      )}
    </State>
  );
}
