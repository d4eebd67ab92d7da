import { useLingui } from '@lingui/react/macro';

interface QuoteState {
  status: 'draft' | 'sent' | 'declined' | 'withdrawn' | 'accepted';
  is_expired: boolean;
}

/** "Open", "Expired", "Accepted". */
export function useStateText(): (state: QuoteState) => string {
  const { t } = useLingui();
  return ({ status, is_expired }) => {
    if (is_expired) return t({ id: 'conversations.quote-expired', message: 'Expired' });
    switch (status) {
      case 'draft':
        return t({ id: 'conversations.quote-draft', message: 'Draft' });
      case 'sent':
        return t({ id: 'conversations.quote-open', message: 'Open' });
      case 'declined':
        return t({ id: 'conversations.quote-state-declined', message: 'Declined' });
      case 'withdrawn':
        return t({ id: 'conversations.quote-state-withdrawn', message: 'Withdrawn' });
      case 'accepted':
        return t({ id: 'conversations.quote-state-accepted', message: 'Accepted' });
    }
  };
}

/** The look of a badge that tells the state. */
export const toneOf = ({ status, is_expired }: QuoteState) => {
  if (status === 'accepted') return 'positive';
  return status === 'sent' && !is_expired ? 'accent' : undefined;
};
