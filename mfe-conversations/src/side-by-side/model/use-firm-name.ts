import { useLingui } from '@lingui/react/macro';
import type { QuotesSideBySide } from '../../api/briefs-api.ts';

/** Whose quote it is; an erased account has no name. */
export function useFirmName(): (quote: Pick<QuotesSideBySide['quotes'][number], 'firm'>) => string {
  const { t } = useLingui();
  const none = t({ id: 'conversations.no-name', message: 'Former member' });
  return ({ firm }) => firm ?? none;
}
