import { EmptyState, SelectField, Stack, Title, usePageTitle } from '@aangan/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  live,
  useChannelsQuery,
  useHistoryQuery,
  useRollBackSetMutation,
  useStatusQuery,
} from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { sideText } from './change-line.tsx';
import { ChangeSetCard } from './change-set-card.tsx';
import { type ChangeSet, changeSets } from './change-sets.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { OlderChanges } from './older-changes.tsx';

/** The changes of a channel, newest first, grouped by revision. */
export function HistoryPage() {
  const { channel = 'production' } = useParams();
  usePageTitle(`History of ${channel} · Console`);
  const navigate = useNavigate();
  const { data: channels } = useChannelsQuery();
  const { data, error, refetch } = useHistoryQuery({ channel }, live);
  const served = useStatusQuery(channel, live).currentData?.releases;
  const [asked, setAsked] = useState<ChangeSet>();
  const [rollBackSet] = useRollBackSetMutation();
  const options = (channels?.results ?? [channel]).map((name) => ({ value: name, label: name }));
  return (
    <Stack gap="l">
      <Title>History</Title>
      <div style={{ maxWidth: '18rem' }}>
        <SelectField
          label="Channel"
          options={options}
          value={channel}
          onChange={({ target }) => navigate(`/history/${target.value}`)}
        />
      </div>
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      <StaleNotice errors={[data && error]} />
      {data?.results.length === 0 && <EmptyState title={`Nothing was changed on ${channel} yet`} />}
      {data && data.results.length > 0 && (
        <Stack as="ol" gap="m" style={{ padding: 0, listStyle: 'none' }}>
          {changeSets(data.results).map((set) => (
            <li key={set.id}>
              <ChangeSetCard set={set} served={served} onRollBack={setAsked} />
            </li>
          ))}
          <OlderChanges
            key={channel}
            channel={channel}
            served={served}
            cursor={data.next}
            onRollBack={setAsked}
          />
        </Stack>
      )}
      {asked?.revision != null && (
        <ConfirmChange
          action="Roll back"
          title={`Roll back revision ${asked.revision} of ${channel}`}
          reason={`Rolled back revision ${asked.revision} by hand`}
          onConfirm={(why) => rollBackSet({ channel, revision: asked.revision ?? 0, why }).unwrap()}
          onClose={() => setAsked(undefined)}
        >
          <p>All of it goes back, or nothing:</p>
          <ul>
            {asked.changes.map(({ id, name, from, to }) => (
              <li key={id}>
                <span>{`${name}: ${sideText(to)} → `}</span>
                <strong>{sideText(from)}</strong>
              </li>
            ))}
          </ul>
        </ConfirmChange>
      )}
    </Stack>
  );
}
