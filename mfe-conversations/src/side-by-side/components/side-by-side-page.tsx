import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { ButtonLink, EmptyState, Muted, TextLink, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type OwnBrief,
  useCompareQuotesQuery,
  useOwnBrief,
  useQuotesOfConversationsQuery,
} from '../../api/briefs-api.ts';
import { PageFrame } from '../../page/page-frame.tsx';
import { PageSkeleton } from '../../page/page-skeleton.tsx';
import { OnScreen } from '../../quotes/view/page-frame.tsx';
import { chosenQuotes, comparable } from '../model/chosen-quotes.ts';
import { ComparedQuotes } from './compared-quotes.tsx';
import { QuoteChoice } from './quote-choice.tsx';

/** The page at /briefs/{id}/quotes: the quotes that answer a brief, side by side. */
export function SideBySidePage({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useOwnBrief(id);
  const title = t({ id: 'conversations.side-by-side', message: 'Quotes side by side' });
  usePageTitle(title);
  const { currentData: brief } = query;
  if (brief) return <OfBrief brief={brief} title={title} />;
  if (!query.isError) return <PageSkeleton />;
  if (problemOf(query.error).kind === 'not-found') return <NoSuchBrief />;
  return <Failed query={query} />;
}

interface OfBriefProps {
  brief: OwnBrief;
  title: string;
}

function OfBrief({ brief, title }: OfBriefProps) {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const conversations = brief.firms.flatMap(({ conversation_id: id }) => id ?? []);
  const query = useQuotesOfConversationsQuery(conversations, { refetchOnMountOrArgChange: true });
  const name = brief.content.title;
  if (!query.currentData) {
    return query.isError ? <Failed query={query} /> : <PageSkeleton />;
  }
  const quotes = comparable(query.currentData);
  const chosen = chosenQuotes(quotes, parameters.get('ids'));
  return (
    <PageFrame
      title={title}
      above={
        <TextLink as={Link} to={paths.brief(brief.id)} lang={writtenLanguage(name)}>
          {name || t({ id: 'conversations.brief', message: 'Brief' })}
        </TextLink>
      }
    >
      {quotes.length < 2 ? (
        <EmptyState
          title={t({ id: 'conversations.too-few-quotes', message: 'Two quotes are needed' })}
        >
          <Muted>
            <Trans id="conversations.too-few-quotes-why">
              Once two firms have sent you a quote for this brief, you compare them here.
            </Trans>
          </Muted>
          {quotes[0] && (
            <ButtonLink as={Link} to={paths.quote(quotes[0].id)} variant="secondary">
              <Trans id="conversations.to-only-quote">The quote that is there</Trans>
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          {quotes.length > 2 && (
            <OnScreen>
              <QuoteChoice brief={brief} quotes={quotes} chosen={chosen} />
            </OnScreen>
          )}
          <Comparison key={chosen.join()} brief={brief.id} ids={chosen} />
        </>
      )}
    </PageFrame>
  );
}

function Comparison({ brief, ids }: { brief: number; ids: readonly number[] }) {
  const query = useCompareQuotesQuery(ids, { refetchOnMountOrArgChange: true });
  const { currentData: compared } = query;
  if (compared) return <ComparedQuotes brief={brief} compared={compared} />;
  return query.isError ? <Failed query={query} /> : <PageSkeleton />;
}

interface FailedProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

function Failed({ query }: FailedProps) {
  const { t } = useLingui();
  return (
    <LoadFailure
      title={t({ id: 'conversations.compare-failed', message: 'The quotes could not be loaded' })}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function NoSuchBrief() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: 'conversations.no-such-brief', message: 'There is no such brief' })}
      wholePage
    >
      <ButtonLink as={Link} to={paths.briefs()}>
        <Trans id="conversations.all-briefs">All briefs</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
