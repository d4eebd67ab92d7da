import { useHost } from '@aangan/host';
import { focusRing, tokens, VisuallyHidden } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { timeText } from '../../../times/message-times.ts';
import { type Language, type Notification, useMarkReadMutation } from '../api/notifications-api.ts';

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 0.5rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &[data-unread='true'] {
    background: ${tokens.color.accentSoft};
    font-weight: 600;
  }
  &[data-unread='true']::before {
    background: ${tokens.color.accent};
  }
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    content: '';
  }
  ${focusRing}
`;

const Text = styled.span`
  overflow-wrap: anywhere;
`;

const When = styled.time`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.micro};
  font-weight: 400;
  white-space: nowrap;
`;

interface NotificationItemProps {
  entry: Notification;
  language: Language;
}

/** One thing that the account was told: it leads to its place, and is read by that. */
export function NotificationItem({ entry, language }: NotificationItemProps) {
  const { clock, locale } = useHost();
  const [markRead] = useMarkReadMutation();
  const { id, text, path, is_read: isRead, created_at: at } = entry;
  return (
    <li>
      <Line
        to={path}
        data-unread={!isRead}
        onClick={() => {
          if (!isRead) void markRead({ language, which: { id } });
        }}
      >
        <Text>
          {!isRead && (
            <VisuallyHidden>
              <Trans id="conversations.notification-unread">Unread:</Trans>{' '}
            </VisuallyHidden>
          )}
          <span>{text}</span>
        </Text>
        <When dateTime={at}>{timeText(at, { clock, locale })}</When>
      </Line>
    </li>
  );
}
