import type { QuoteCard } from '../../api/briefs-api.ts';

export const maxCompared = 4;

/** Whether a client could still accept it. */
const isOpen = ({ status, is_expired: isExpired }: QuoteCard) => status === 'sent' && !isExpired;

/** The quotes that a client can compare: sent ones that were not withdrawn, open ones and the last sent first. */
export const comparable = (quotes: readonly QuoteCard[]): QuoteCard[] =>
  quotes
    .filter(({ version, status }) => version > 0 && status !== 'withdrawn')
    .sort(
      (one, other) =>
        Number(isOpen(other)) - Number(isOpen(one)) ||
        (other.sent_at ?? '').localeCompare(one.sent_at ?? ''),
    );

/**
 * The ids of the quotes that are compared: those of the address that there are, else the first of each firm, at most
 * {@link maxCompared}.
 */
export function chosenQuotes(quotes: readonly QuoteCard[], asked: string | null): number[] {
  const ids = (asked ?? '').split(',').map(Number);
  const named = [...new Set(ids)].filter((id) => quotes.some((quote) => quote.id === id));
  if (named.length > 1) return named.slice(0, maxCompared);
  const seen = new Set<number>();
  const newest = quotes.filter(({ conversation_id: conversation }) => {
    if (seen.has(conversation)) return false;
    seen.add(conversation);
    return true;
  });
  const first = newest.length > 1 ? newest : quotes;
  return first.slice(0, maxCompared).map(({ id }) => id);
}
