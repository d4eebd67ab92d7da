import { type ConnectionStatus, paths } from '@aangan/domain';
import { Badge, Button, Row, TextLink, tokens } from '@aangan/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { KnownConnection } from '../api/connect-api.ts';
import { useReopening } from '../model/use-reopening.ts';

const Words = styled(Row)`
  font-size: ${tokens.type.small};
`;

const states: Record<ConnectionStatus, { words: string; tone?: string }> = {
  pending: { words: 'Request sent', tone: 'accent' },
  approved: { words: 'Request approved', tone: 'positive' },
  rejected: { words: 'Request rejected' },
  revoked: { words: 'Request revoked' },
};

/** The state of the client's request to this firm, with a link to it; a rejected one can be reopened. */
export function ConnectionState({ request }: { request: NonNullable<KnownConnection> }) {
  const { id, status } = request;
  const { words, tone } = states[status];
  const { reopen, isReopening } = useReopening();
  const requests = useRef<HTMLAnchorElement>(null);
  async function reopenIt() {
    await reopen(id);
    // The button disappears with the rejected state.
    requests.current?.focus();
  }
  return (
    <Words gap="xs">
      <Badge data-tone={tone}>{words}</Badge>
      <TextLink as={Link} ref={requests} to={paths.connectionRequests()}>
        Your requests
      </TextLink>
      {status === 'rejected' && (
        <Button variant="secondary" size="small" busy={isReopening} onClick={() => void reopenIt()}>
          Reopen
        </Button>
      )}
    </Words>
  );
}
