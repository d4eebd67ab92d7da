import type { QuoteCard } from '../../api/briefs-api.ts';

export const maxCompared = 4;

/** The quotes that a client can compare: sent ones that were not withdrawn, the last sent first. */
export const comparable = (quotes: readonly QuoteCard[]): QuoteCard[] =>
  quotes
    .filter(({ version, status }) => version > 0 && status !== 'withdrawn')
    .sort((one, other) => (other.sent_at ?? '').localeCompare(one.sent_at ?? ''));

/**
 * The ids of the quotes that are compared: those of the address that there are, else the newest of each firm, at most
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
