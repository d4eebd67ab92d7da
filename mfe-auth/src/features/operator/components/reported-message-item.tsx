import { isolated, messageReportReasons } from '@aangan/domain';
import { Badge, Button, Muted, Row, Stack, Subheading } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../frame/use-dates.ts';
import type { MessageDecision, ReportedMessage } from '../api/reported-messages.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';
import { MessageExcerpt } from './message-excerpt.tsx';
import { ReportList } from './report-list.tsx';

interface ReportedMessageItemProps {
  reported: ReportedMessage;
  onDecide: (act: MessageDecision) => void;
}

/** A message with the ten before it and its reports, and what is needed to decide about it. */
export function ReportedMessageItem({ reported, onDecide }: ReportedMessageItemProps) {
  const { t } = useLingui();
  const { momentOf } = useDates();
  const { message, author, before, reports, decision } = reported;
  const name = author
    ? isolated(author.name)
    : t({ id: 'auth.deleted-account', message: 'A deleted account' });
  const moment = momentOf(message.created_at);
  return (
    <DecisionCard
      aria-label={t({ id: 'auth.message-by', message: `Message by ${name}, ${moment}` })}
    >
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{name}</Subheading>
          {author && !author.is_active && (
            <Badge data-tone="accent">
              <Trans id="auth.suspended">Suspended</Trans>
            </Badge>
          )}
        </Row>
        <Muted>{moment}</Muted>
      </Stack>
      <MessageExcerpt before={before} message={message} />
      <ReportList reports={reports} reasons={messageReportReasons} />
      {decision && <Decision decision={decision} />}
      <DecisionButtons>
        <Row gap="xs">
          {!message.is_removed && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t({
                id: 'auth.keep-one-message',
                message: `Keep the message by ${name}`,
              })}
              onClick={() => onDecide('keep')}
            >
              {t({ id: 'auth.keep', message: 'Keep…' })}
            </Button>
          )}
          {!message.is_removed && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t({
                id: 'auth.remove-one-message',
                message: `Remove the message by ${name}`,
              })}
              onClick={() => onDecide('remove')}
            >
              <Trans id="auth.remove">Remove…</Trans>
            </Button>
          )}
          {author?.is_active && (
            <Button
              size="small"
              aria-label={t({
                id: 'auth.suspend-one-author',
                message: `Remove the message and suspend ${name}`,
              })}
              onClick={() => onDecide('suspend')}
            >
              <Trans id="auth.suspend-author-short">Suspend…</Trans>
            </Button>
          )}
        </Row>
      </DecisionButtons>
    </DecisionCard>
  );
}

/** What was decided last, when and why. */
function Decision({ decision }: { decision: NonNullable<ReportedMessage['decision']> }) {
  const { t } = useLingui();
  const { dayOf } = useDates();
  const { kind, reason: why, decided_at } = decision;
  const day = dayOf(decided_at);
  const said = {
    kept: t({ id: 'auth.message-kept-because', message: `Kept on ${day}: ${why}` }),
    removed: t({ id: 'auth.message-removed-because', message: `Removed on ${day}: ${why}` }),
    suspended: t({
      id: 'auth.author-suspended-because',
      message: `Removed, and the author suspended, on ${day}: ${why}`,
    }),
  };
  return <Muted>{said[kind]}</Muted>;
}
