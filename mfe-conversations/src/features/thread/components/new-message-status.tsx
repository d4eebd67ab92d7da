import { VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Message, Side } from '../../../api/conversations-api.ts';

interface NewMessageStatusProps {
  messages: readonly Message[];
  own: Side;
  name: string;
}

/** Tells screen readers of what the other side writes while the thread is open, and of nothing else. */
export function NewMessageStatus({ messages, own, name }: NewMessageStatusProps) {
  const { t } = useLingui();
  const [first] = useState(messages.at(-1)?.sequence ?? 0);
  const news = messages.findLast(({ side, sequence }) => side !== own && sequence > first);
  const text = news && (news.text || t({ id: 'conversations.sent-file', message: 'A file' }));
  return (
    <VisuallyHidden role="status">
      {text && t({ id: 'conversations.new-from', message: `${name}: ${text}` })}
    </VisuallyHidden>
  );
}
