import { Stack, Title, usePageTitle } from '@aangan/ui';
import { useState } from 'react';
import { live, useChannelsQuery, useRollBackMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { shortRelease } from '../layout/release-texts.ts';
import { ChannelBoard } from './channel-board.tsx';
import type { RollBackOf } from './served-cell.tsx';

/** Each remote on each channel, and going back. */
export function OverviewPage() {
  usePageTitle('Channels · Console');
  const { data, error, refetch } = useChannelsQuery(undefined, live);
  const [asked, setAsked] = useState<RollBackOf>();
  const [rollBack] = useRollBackMutation();
  return (
    <Stack gap="l">
      <Title>Channels</Title>
      {data ? (
        <>
          <StaleNotice error={refusalOf(error)} />
          {data.results.map((channel) => (
            <ChannelBoard
              key={channel}
              channel={channel}
              address={data.addresses[channel]}
              onRollBack={setAsked}
            />
          ))}
        </>
      ) : (
        <AnswerState error={refusalOf(error)} onRetry={refetch} />
      )}
      {asked && (
        <ConfirmChange
          action="Roll back"
          title={`Roll back ${asked.name} on ${asked.channel}`}
          reason={`Rolled back ${asked.name} by hand`}
          onConfirm={(why) =>
            rollBack({ channel: asked.channel, names: [asked.name], why }).unwrap()
          }
          onClose={() => setAsked(undefined)}
        >
          {asked.percent === undefined ? (
            <p>
              {shortRelease(asked.from)} → <strong>{shortRelease(asked.to)}</strong>
            </p>
          ) : (
            <p>The canary of {asked.percent} % of the visitors ends.</p>
          )}
        </ConfirmChange>
      )}
    </Stack>
  );
}
