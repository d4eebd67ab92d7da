import { Lede, Stack, Title, usePageTitle } from '@aangan/ui';
import { useState } from 'react';
import { live, useStatusQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { ComposeForm } from './compose-form.tsx';

/** Releases that no channel serves together, seen by a link before visitors get them. */
export function ComposePage() {
  usePageTitle('Compose · Console');
  const { data, error, refetch } = useStatusQuery('production', live);
  const [base] = useState('staging');
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Title>Compose</Title>
        <Lede>
          Choose a release of each remote, beginning with what production serves. The link opens
          exactly these on {base}, whatever is deployed later.
        </Lede>
      </Stack>
      <StaleNotice errors={[data && error]} />
      {data ? (
        <div style={{ maxWidth: '44rem' }}>
          <ComposeForm served={data.releases} channel={base} />
        </div>
      ) : (
        <AnswerState error={refusalOf(error)} onRetry={refetch} />
      )}
    </Stack>
  );
}
