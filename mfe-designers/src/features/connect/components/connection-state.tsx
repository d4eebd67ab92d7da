import { type ConnectionStatus, paths } from '@aangan/domain';
import type { MessageDescriptor } from '@aangan/messages';
import { Badge, Button, Row, TextLink, tokens } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

const states: Record<ConnectionStatus, { label: MessageDescriptor; tone?: string }> = {
  pending: { label: msg({ id: 'designers.state-sent', message: 'Request sent' }), tone: 'accent' },
  approved: {
    label: msg({ id: 'designers.state-approved', message: 'Request approved' }),
    tone: 'positive',
  },
  rejected: { label: msg({ id: 'designers.state-rejected', message: 'Request rejected' }) },
  revoked: { label: msg({ id: 'designers.state-revoked', message: 'Request revoked' }) },
  closed: { label: msg({ id: 'designers.state-closed', message: 'Request closed' }) },
};

/** The state of the client's request to this firm, with a link to it; a rejected one can be reopened. */
export function ConnectionState({ request }: { request: NonNullable<KnownConnection> }) {
  const { id, status } = request;
  const { i18n } = useLingui();
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
      <Badge data-tone={tone}>{i18n._(label)}</Badge>
      <TextLink as={Link} ref={requests} to={paths.connectionRequests()}>
        <Trans id="designers.your-requests">Your requests</Trans>
      </TextLink>
      {status === 'rejected' && (
        <Button variant="secondary" size="small" busy={isReopening} onClick={() => void reopenIt()}>
          <Trans id="designers.reopen">Reopen</Trans>
        </Button>
      )}
    </State>
  );
}
