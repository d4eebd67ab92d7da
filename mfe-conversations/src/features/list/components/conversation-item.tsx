import { paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Avatar, focusRing, tokens, VisuallyHidden } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ConversationCard } from '../../../api/conversations-api.ts';
import { useAboutText } from '../../../page/use-about-text.ts';
import { useNameOf } from '../../../page/use-name-of.ts';
import { daysAgo, timeText } from '../../../times/message-times.ts';
import { useDayText } from '../../../times/use-day-text.ts';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &[aria-current='page'] {
    background: ${tokens.color.accentSoft};
  }
  > :first-child {
    grid-row: span 2;
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread='true'] > & {
    font-weight: 600;
  }
`;

const Last = styled(Line)`
  /* Without a count beside it. */
  &:last-child {
    grid-column: 2 / -1;
  }
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
`;

const When = styled.time`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
`;

const Count = styled.span`
  justify-self: end;
  min-width: 1.5rem;
  padding-inline: 0.4375rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-size: ${tokens.type.micro};
  font-weight: 600;
  line-height: 1.5rem;
  text-align: center;
`;

interface ConversationItemProps {
  card: ConversationCard;
  isCurrent: boolean;
}

/** A conversation in the list: with whom, what was written last, and how much is unread. */
export function ConversationItem({ card, isCurrent }: ConversationItemProps) {
  const { clock, locale } = useHost();
  const dayText = useDayText();
  const name = useNameOf(card.other);
  const { id, other, last_at: at, unread_count: unread } = card;
  const isToday = daysAgo(at, clock) === 0;
  return (
    <li>
      <Row
        to={paths.conversation(id)}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0}
      >
        <Avatar name={name} src={other.avatar} size={48} decorative />
        <Line translate={other.name ? 'no' : undefined}>{name}</Line>
        <When dateTime={at}>{isToday ? timeText(at, { clock, locale }) : dayText(at)}</When>
        <LastMessage card={card} />
        {unread > 0 && (
          <Count>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>
              <Trans id="conversations.unread">
                <Plural value={unread} one="# unread message" other="# unread messages" />
              </Trans>
            </VisuallyHidden>
          </Count>
        )}
      </Row>
    </li>
  );
}

function LastMessage({ card: { side, last_message: last } }: { card: ConversationCard }) {
  const { t } = useLingui();
  const aboutText = useAboutText();
  if (!last)
    return <Last>{t({ id: 'conversations.no-messages', message: 'No messages yet' })}</Last>;
  const file = t({ id: 'conversations.sent-file', message: 'A file' });
  const removed = t({ id: 'conversations.removed-short', message: 'Removed message' });
  const done = last.about ? aboutText(last.about) : file;
  const text = last.is_removed ? removed : last.text || done;
  const said =
    last.side === side ? t({ id: 'conversations.you-said', message: `You: ${text}` }) : text;
  return (
    <Last lang={last.text && last.side !== side ? writtenLanguage(text) : undefined}>{said}</Last>
  );
}
