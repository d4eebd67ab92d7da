import { createMessageIds, type I18n, MessagesProvider } from '@aangan/messages';
import { type ReactNode, useMemo } from 'react';
import { useMessageIds } from './message-ids.ts';

interface OwnMessagesProps {
  /** Of one release, in the page's language. */
  i18n: I18n;
  children: ReactNode;
}

/** Gives a part of the page the messages of its release, or their ids where those are shown. */
export function OwnMessages({ i18n, children }: OwnMessagesProps) {
  const areIds = useMessageIds();
  const ids = useMemo(() => createMessageIds(i18n.locale), [i18n.locale]);
  return <MessagesProvider i18n={areIds ? ids : i18n}>{children}</MessagesProvider>;
}
