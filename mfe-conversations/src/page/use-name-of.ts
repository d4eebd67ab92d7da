import { useLingui } from '@lingui/react/macro';
import type { ConversationCard } from '../api/conversations-api.ts';

/** The name of the other side; an erased account has none. */
export function useNameOf({ name }: ConversationCard['other']): string {
  const { t } = useLingui();
  return name ?? t({ id: 'conversations.no-name', message: 'Former member' });
}
