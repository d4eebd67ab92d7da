import { paths } from '@aangan/domain';
import { Button, ButtonLink, Row, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { QuoteDetail } from '../api/quotes-api.ts';

/** In view while a long quote is read. */
const Bar = styled(Row)`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
`;

interface QuoteActionsProps {
  detail: QuoteDetail;
  /** The one that is shown. */
  version: number;
  onAccept: () => void;
  onEnd: () => void;
  onAsk: () => void;
}

/** What a side can do with the version that is shown. */
export function QuoteActions({ detail, version, onAccept, onEnd, onAsk }: QuoteActionsProps) {
  const { id, side, status, is_expired: isExpired } = detail;
  const isOpen = status === 'sent' && version === detail.version;
  if (side === 'client') {
    return (
      <Bar gap="s">
        {isOpen && !isExpired && (
          <Button onClick={onAccept}>
            <Trans id="conversations.quote-accept">Accept</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onAsk}>
          <Trans id="conversations.quote-ask">Ask</Trans>
        </Button>
        {isOpen && (
          <Button variant="quiet" onClick={onEnd}>
            <Trans id="conversations.quote-decline">Decline</Trans>
          </Button>
        )}
      </Bar>
    );
  }
  if (status === 'accepted') return null;
  return (
    <Bar gap="s">
      <ButtonLink as={Link} to={paths.editQuote(id)}>
        {detail.draft?.is_sent ? (
          <Trans id="conversations.quote-new-version">Write a new version</Trans>
        ) : (
          <Trans id="conversations.quote-go-on">Go on with the new version</Trans>
        )}
      </ButtonLink>
      {isOpen && (
        <Button variant="quiet" onClick={onEnd}>
          <Trans id="conversations.quote-withdraw">Withdraw</Trans>
        </Button>
      )}
    </Bar>
  );
}
