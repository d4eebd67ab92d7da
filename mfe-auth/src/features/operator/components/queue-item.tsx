import { useSentences } from '@aangan/messages';
import { Badge, Button, Muted, Row, Stack, Subheading } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import type { Listing } from '../api/lists.ts';
import { kindLabels, publicPage } from '../model/operator-labels.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';
import { Facts } from './queue-facts.tsx';
import { useVerify } from './use-verify.tsx';

const SentBack = styled.p`
  max-width: 60rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Bio = styled.p`
  grid-column: 1 / -1;
  max-width: 60rem;
  white-space: pre-line;
`;

interface QueueItemProps {
  listing: Listing;
  onVerified: () => void;
  onSendBack: () => void;
}

/** A profile that waits for verification, with what is needed to decide about it. */
export function QueueItem({ listing, onVerified, onSendBack }: QueueItemProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { dayOf } = useDates();
  const verify = useVerify();
  const [isBusy, setBusy] = useState(false);
  const { kind, name, bio, sent_back, created_at } = listing;

  const day = dayOf(created_at);
  const sentBackOn = sent_back && dayOf(sent_back.at);
  const why = sent_back?.why;

  async function decide() {
    setBusy(true);
    const isDone = await verify(listing, true);
    setBusy(false);
    if (isDone) onVerified();
  }

  return (
    <DecisionCard aria-label={name}>
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{name}</Subheading>
          <Badge>{say(kindLabels[kind])}</Badge>
        </Row>
        <Muted>{t({ id: 'auth.waiting-since', message: `Waiting since ${day}` })}</Muted>
        {sent_back && (
          <SentBack>
            {t({ id: 'auth.sent-back-on', message: `Sent back on ${sentBackOn}: ${why}` })}
          </SentBack>
        )}
      </Stack>
      <Facts listing={listing} />
      <Bio>{bio}</Bio>
      <DecisionButtons>
        <LinkBeside to={publicPage(listing)}>
          {t({ id: 'auth.public-page', message: 'Public page' })}
        </LinkBeside>
        <Button
          size="small"
          variant="secondary"
          aria-label={t({ id: 'auth.send-back-one', message: `Send back ${name}` })}
          disabled={isBusy}
          onClick={onSendBack}
        >
          <Trans id="auth.send-back">Send back</Trans>
        </Button>
        <Button
          size="small"
          busy={isBusy}
          aria-label={t({ id: 'auth.verify-one', message: `Verify ${name}` })}
          onClick={() => void decide()}
        >
          <Trans id="auth.verify">Verify</Trans>
        </Button>
      </DecisionButtons>
    </DecisionCard>
  );
}
