import { problemOf } from '@aangan/api-client';
import { paths, readId } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import { usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type QuoteDetail, useReadQuoteQuery } from '../api/quotes-api.ts';
import { useLiveQuotes } from '../api/use-live-quotes.ts';
import { NoSuchQuote } from '../view/no-such-quote.tsx';
import { PageSkeleton } from '../view/page-frame.tsx';
import { QuoteEditor } from './quote-editor.tsx';

/** The page at /quotes/{id}/edit: what a firm writes. */
export function QuoteEditorLoader() {
  const id = readId(useParams().id) ?? 0;
  useLiveQuotes();
  return <LoadedEditor key={id} id={id} />;
}

function LoadedEditor({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useReadQuoteQuery(id, { refetchOnMountOrArgChange: true });
  usePageTitle(t({ id: 'conversations.quote-edit', message: 'Write a quote' }));
  const { currentData: detail } = query;
  // What was cached may be older than what was saved since.
  const [begun, setBegun] = useState<QuoteDetail | null>(null);
  const fresh = query.isSuccess && !query.isFetching ? detail : undefined;
  useEffect(() => {
    if (fresh) setBegun((first) => first ?? fresh);
  }, [fresh]);
  if (detail?.status === 'accepted' || detail?.side === 'client') {
    return <Navigate to={paths.quote(id)} replace />;
  }
  if (begun?.draft && detail) return <QuoteEditor id={id} begun={begun.draft} detail={detail} />;
  if (begun) return <NoSuchQuote />;
  if (!query.isError || query.isFetching) return <PageSkeleton />;
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
