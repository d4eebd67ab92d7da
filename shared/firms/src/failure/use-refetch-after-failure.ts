import { useEffect } from 'react';

/** The shortest time after a failure, and how much longer it may be: not all pages ask in one moment. In milliseconds. */
const [afterMs, spreadMs] = [4_000, 4_000];

/** What is known of a query. */
interface ShownQuery {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  /** Of an infinite query: what failed is a further page, which has a button of its own. */
  isFetchNextPageError?: boolean;
  refetch: () => unknown;
}

/**
 * Asks again where what is shown could not be brought up to date: an event had said that it changed, and there may be
 * none for hours. Where there is nothing to show yet, the visitor is told and presses a button.
 */
export function useRefetchAfterFailure(query: ShownQuery): void {
  const { data, error, isFetching, isFetchNextPageError = false, refetch } = query;
  const isStale = data !== undefined && error !== undefined && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!isStale) return undefined;
    const timer = setTimeout(() => void refetch(), afterMs + Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [isStale, refetch]);
}
