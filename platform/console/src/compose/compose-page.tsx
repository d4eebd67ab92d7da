import type { ServedRelease } from '@aangan/registry-client';
import { Lede, Stack, Title, usePageTitle } from '@aangan/ui';
import { useState } from 'react';
import type { ChannelGlance } from '../api/read-overview.ts';
import { live, useOverviewQuery, useStatusQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import type { Composable } from './composable.ts';
import { ComposeForm } from './compose-form.tsx';
import { useChoices } from './use-choices.ts';

/** Previews releases together by a link before visitors get them. */
export function ComposePage() {
  usePageTitle('Compose · Console');
  const { data, error, refetch } = useStatusQuery('production', live);
  const { data: channels = [] } = useOverviewQuery();
  const { names } = useChoices();
  const [base] = useState('staging');
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Title>Compose</Title>
        <Lede>{`Choose a release of each remote, beginning with what production serves. The link opens exactly these on ${base}, whatever is deployed later.`}</Lede>
      </Stack>
      <StaleNotice errors={[data && error]} />
      {data ? (
        <div style={{ maxWidth: '44rem' }}>
          <ComposeForm remotes={composable(data.releases, channels, names)} channel={base} />
        </div>
      ) : (
        <AnswerState error={refusalOf(error)} onRetry={refetch} />
      )}
    </Stack>
  );
}

/** What production serves, then the remotes that only other channels serve or that the address names. */
function composable(
  served: readonly ServedRelease[],
  channels: readonly ChannelGlance[],
  chosen: readonly string[],
): Composable[] {
  const elsewhere = channels.flatMap(({ status }) => status.releases.map(({ name }) => name));
  const known = new Set(served.map(({ name }) => name));
  const others = new Set([...elsewhere, ...chosen].filter((name) => !known.has(name)));
  return [...served, ...[...others].sort().map((name) => ({ name }))];
}
