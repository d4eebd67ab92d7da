import { isTooLarge, type Quote, type QuoteTotals, totalsOf } from '@aangan/domain/quotes';
import { useDeferredValue, useMemo } from 'react';

/** The totals of what is being written, which typing does not wait for; null where they are too large. */
export function useTotals(quote: Quote): QuoteTotals | null {
  const settled = useDeferredValue(quote);
  return useMemo(() => (isTooLarge(settled) ? null : totalsOf(settled)), [settled]);
}
