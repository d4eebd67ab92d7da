import { EmptyState, Muted, Stack, Title, usePageTitle } from '@aangan/ui';
import { useState } from 'react';
import { live, useOverviewQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { AskedChange } from './asked-change.tsx';
import { FailingNotice } from './failing-notice.tsx';
import { GlanceTable } from './glance-table.tsx';
import type { ChangeAsked } from './served-cell.tsx';

/** Each remote on each channel, and going back. */
export function OverviewPage() {
  usePageTitle('Channels · Console');
  const { data, error, refetch } = useOverviewQuery(undefined, live);
  const [asked, setAsked] = useState<ChangeAsked>();
  return (
    <Stack gap="l">
      <Title>Channels</Title>
      <StaleNotice errors={[data && error]} />
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data?.every(({ status }) => status.releases.length === 0) && (
        <EmptyState title="Nothing is served yet" />
      )}
      {data?.some(({ status }) => status.releases.length > 0) && (
        <>
          <FailingNotice channels={data} />
          <GlanceTable channels={data} onAsk={setAsked} />
          <Muted>Visits and failures are those of the last hour.</Muted>
        </>
      )}
      {asked && <AskedChange asked={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
