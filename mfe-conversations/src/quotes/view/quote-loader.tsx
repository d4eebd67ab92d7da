import { problemOf } from '@aangan/api-client';
import { paths, readId } from '@aangan/domain';
import { LoadFailure, useRefetchAfterFailure } from '@aangan/firms';
import { usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useReadQuoteQuery, useReadVersionQuery } from '../api/quotes-api.ts';
import { useLiveQuotes } from '../api/use-live-quotes.ts';
import { NoSuchQuote } from './no-such-quote.tsx';
import { PageSkeleton } from './page-frame.tsx';
import { QuoteView } from './quote-view.tsx';

/** The page at /quotes/{id}: a version of a quote, for its client and its firm. */
export function QuoteLoader() {
  const { t } = useLingui();
  const id = readId(useParams().id) ?? 0;
  useLiveQuotes();
  const query = useReadQuoteQuery(id, { refetchOnMountOrArgChange: true });
  useRefetchAfterFailure(query);
  // What was cached may be older than the version that has just been sent.
  const [settled, setSettled] = useState<number | null>(null);
  const isFresh = query.isSuccess && !query.isFetching;
  if (isFresh && settled !== id) setSettled(id);
  const detail = settled === id ? query.currentData : undefined;
  usePageTitle(detail?.title || t({ id: 'conversations.quote', message: 'Quote' }));
  if (!detail) {
    if (!query.isError) return <PageSkeleton />;
    if (problemOf(query.error).kind === 'not-found') return <NoSuchQuote />;
    return (
      <LoadFailure
        title={t({ id: 'conversations.quote-failed', message: 'The quote could not be loaded' })}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
      />
    );
  }
  if (detail.version === 0) return <Navigate to={paths.editQuote(id)} replace />;
  return <ShownVersion key={id} id={id} newest={detail.version} />;
}

/** The newest one stays the one that was read, also after another was sent: that is told. */
function ShownVersion({ id, newest }: { id: number; newest: number }) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [newestAtFirst] = useState(newest);
  const asked = readId(query.get('version') ?? undefined);
  const version = Math.min(asked ?? newestAtFirst, newest);
  const read = useReadVersionQuery({ id, version });
  const { data: detail } = useReadQuoteQuery(id);
  if (!detail) return <PageSkeleton />;
  const show = (number: number) =>
    setQuery({ version: String(number) }, { replace: false, preventScrollReset: true });
  if (read.currentData) {
    return <QuoteView key={version} detail={detail} shown={read.currentData} onShow={show} />;
  }
  if (!read.isError) return <PageSkeleton />;
  return (
    <LoadFailure
      title={t({ id: 'conversations.quote-failed', message: 'The quote could not be loaded' })}
      error={read.error}
      isRetrying={read.isFetching}
      onRetry={read.refetch}
    />
  );
}
