import { problemOf } from '@aangan/api-client';
import { formatMoment, paths } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import {
  Button,
  ButtonLink,
  EmptyState,
  Muted,
  Notice,
  Row,
  TextLink,
  usePageTitle,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ReceivedBrief, useReceivedBrief } from '../../api/briefs-api.ts';
import { PageFrame } from '../../page/page-frame.tsx';
import { PageSkeleton } from '../../page/page-skeleton.tsx';
import { briefTitle } from '../model/brief-texts.ts';
import { BriefSheet } from './brief-sheet.tsx';

/** The page at /briefs/received/{id}: the brief of a request, for its firm and its client. */
export function ReceivedBriefView({ request }: { request: number }) {
  const { t } = useLingui();
  const query = useReceivedBrief(request);
  const { currentData: brief } = query;
  if (brief) return <LoadedBrief brief={brief} />;
  if (!query.isError) return <PageSkeleton />;
  if (problemOf(query.error).kind === 'not-found') return <NoSuchBrief />;
  return (
    <LoadFailure
      title={t({ id: 'conversations.brief-failed', message: 'The brief could not be loaded' })}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}

function LoadedBrief({ brief: { sent, latest, changes, files } }: { brief: ReceivedBrief }) {
  const { i18n } = useLingui();
  const { clock, locale } = useHost();
  const [isAsSent, setAsSent] = useState(false);
  const { content } = isAsSent ? sent : latest;
  const title = briefTitle(content, i18n);
  usePageTitle(title);
  const sentAt = formatMoment(sent.created_at, locale, clock.timeZone);
  const changedAt = formatMoment(latest.created_at, locale, clock.timeZone);
  return (
    <PageFrame
      title={title}
      lang={writtenLanguage(content.title)}
      above={
        <TextLink as={Link} to={paths.connectionRequests()}>
          <Trans id="conversations.to-requests">Connection requests</Trans>
        </TextLink>
      }
      about={
        <Muted>
          <Trans id="conversations.brief-sent-at">Brief, as it was sent on {sentAt}</Trans>
        </Muted>
      }
    >
      {changes && (
        <Notice>
          <Row justify="space-between">
            <span>
              {isAsSent ? (
                <Trans id="conversations.brief-is-old">
                  You see it as it was sent. It was changed on {changedAt}.
                </Trans>
              ) : (
                <Trans id="conversations.brief-was-changed">
                  Changed since it was sent, last on {changedAt}. Changes are marked.
                </Trans>
              )}
            </span>
            <Button size="small" variant="secondary" onClick={() => setAsSent(!isAsSent)}>
              {isAsSent ? (
                <Trans id="conversations.brief-show-changes">Show what has changed</Trans>
              ) : (
                <Trans id="conversations.brief-show-sent">As it was sent</Trans>
              )}
            </Button>
          </Row>
        </Notice>
      )}
      <BriefSheet
        content={content}
        files={files}
        before={changes && !isAsSent ? sent.content : undefined}
      />
    </PageFrame>
  );
}

function NoSuchBrief() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.no-such-brief', message: 'There is no such brief' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <ButtonLink as={Link} to={paths.connectionRequests()}>
        <Trans id="conversations.to-requests">Connection requests</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
