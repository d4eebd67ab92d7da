import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { failureToast, LoadFailure, problemAdvice, useSpeech } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Muted,
  Subheading,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { type BriefCard, useAddBriefMutation, useListBriefsQuery } from '../../api/briefs-api.ts';
import { PageFrame } from '../../page/page-frame.tsx';
import { PageSkeleton } from '../../page/page-skeleton.tsx';
import { briefTitle } from '../model/brief-texts.ts';

const Cell = styled(Card)`
  position: relative;
  display: grid;
  gap: ${tokens.space.xs};
  height: 100%;
  padding: ${tokens.space.l};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

/** The briefs of a client. */
export function BriefsList() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.briefs', message: 'Briefs' });
  usePageTitle(title);
  const query = useListBriefsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  if (!data && !query.isError) return <PageSkeleton />;
  return (
    <PageFrame
      title={title}
      about={
        <Muted>
          <Trans id="conversations.briefs-what">
            Write once what you need, and send it to several firms with one press.
          </Trans>
        </Muted>
      }
      actions={data && data.length > 0 ? <NewBrief /> : null}
    >
      {!data && (
        <LoadFailure
          title={t({
            id: 'conversations.briefs-failed',
            message: 'Your briefs could not be loaded',
          })}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title={t({ id: 'conversations.no-briefs', message: 'No briefs yet' })}>
          <NewBrief />
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Grid aria-label={title}>
          {data.map((brief) => (
            <li key={brief.id}>
              <BriefCell brief={brief} />
            </li>
          ))}
        </Grid>
      )}
    </PageFrame>
  );
}

function BriefCell({ brief }: { brief: BriefCard }) {
  const { i18n } = useLingui();
  const { id, city, rooms_count: rooms, firms_count: firms } = brief;
  return (
    <Cell data-interactive="true">
      <Subheading as="h2" lang={writtenLanguage(brief.title)}>
        <Link to={paths.brief(id)}>{briefTitle(brief, i18n)}</Link>
      </Subheading>
      <Muted>
        {city && <span lang={writtenLanguage(city)}>{`${city} · `}</span>}
        <Trans id="conversations.brief-rooms-count">
          <Plural value={rooms} _0="No rooms yet" one="# room" other="# rooms" />
        </Trans>
      </Muted>
      <Muted>
        <Trans id="conversations.brief-firms-count">
          <Plural value={firms} _0="Not sent yet" one="Sent to # firm" other="Sent to # firms" />
        </Trans>
      </Muted>
    </Cell>
  );
}

function NewBrief() {
  const { t } = useLingui();
  const { i18n, say } = useSpeech();
  const navigate = useNavigate();
  const [add, { isLoading }] = useAddBriefMutation();
  const [keys] = useState(createSubmissionKeys);
  async function create() {
    try {
      const { id } = await add({ idempotencyKey: keys.keyFor({}) }).unwrap();
      keys.created();
      void navigate(paths.brief(id));
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({
        id: 'conversations.brief-not-made',
        message: 'The brief could not be made.',
      });
      const why =
        problemAdvice(problem, i18n) ?? (problem.kind === 'conflict' ? say(problem.message) : '');
      failureToast(problem, [failed, why].filter(Boolean).join(' '), 'new brief');
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void create()}>
      <Trans id="conversations.new-brief">New brief</Trans>
    </Button>
  );
}
