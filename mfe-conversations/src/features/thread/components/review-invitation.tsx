import { paths } from '@aangan/domain';
import { Muted, TextLink, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Line = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.m};
  overflow-wrap: anywhere;
`;

interface ReviewInvitationProps {
  /** The path of the firm's page; null while it is not public. */
  page: string | null;
  name: string;
}

/** Asks a client, once both sides have written, for a review of the firm: on its page. */
export function ReviewInvitation({ page, name }: ReviewInvitationProps) {
  if (page === null) return null;
  return (
    <Line>
      <span>
        <Trans id="conversations.how-was-it">How is it with {name}?</Trans>
      </span>
      <TextLink as={Link} to={paths.writeClientReview(page)}>
        <Trans id="conversations.write-review">Write a review</Trans>
      </TextLink>
    </Line>
  );
}
