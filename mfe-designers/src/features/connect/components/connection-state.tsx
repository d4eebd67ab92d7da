import { type ConnectionStatus, paths } from '@aangan/domain';
import { Badge, Row, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Words = styled(Row)`
  font-size: ${tokens.type.small};
`;

const states: Record<ConnectionStatus, { words: string; tone?: string }> = {
  pending: { words: 'Request sent', tone: 'accent' },
  approved: { words: 'Request approved', tone: 'positive' },
  rejected: { words: 'Request declined' },
  revoked: { words: 'Request revoked' },
};

/** How far one's own request to this firm has come, with the way to it. */
export function ConnectionState({ status }: { status: ConnectionStatus }) {
  const { words, tone } = states[status];
  return (
    <Words gap="xs">
      <Badge data-tone={tone}>{words}</Badge>
      <TextLink as={Link} to={paths.connectionRequests()}>
        Your requests
      </TextLink>
    </Words>
  );
}
