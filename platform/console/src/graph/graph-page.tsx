import type { ChannelComposition } from '@aangan/registry-client';
import { EmptyState, Lede, SelectField, Stack, TextLink, Title, usePageTitle } from '@aangan/ui';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { live, useChannelsQuery, useCompositionQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { modulesIn } from '../remote/extensions-in.ts';
import { usesOf } from '../remote/uses-of.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { layeredGraph } from './layered-graph.ts';
import { SlotsTable } from './slots-table.tsx';

/** Which remotes show modules of which, on a channel: as a drawing and as a table. */
export function GraphPage() {
  const { channel = 'production' } = useParams();
  usePageTitle(`Remotes on ${channel} · Console`);
  const navigate = useNavigate();
  const { data: channels } = useChannelsQuery();
  const { currentData: data, error, refetch } = useCompositionQuery(channel, live);
  const isEmpty = refusalOf(error)?.status === 404;
  const options = (channels?.results ?? [channel]).map((name) => ({ value: name, label: name }));
  const graph = layeredGraph(
    (data?.remotes ?? []).map(({ name }) => ({ name, uses: usesOf(name, data).uses })),
  );
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Title>Remotes</Title>
        <Lede>
          Whose modules each remote shows, as parts or in its slots. An arrow leads to the remote
          that has them.
        </Lede>
      </Stack>
      <div style={{ maxWidth: '18rem' }}>
        <SelectField
          label="Channel"
          options={options}
          value={channel}
          onChange={({ target }) => navigate(`/remotes/on/${target.value}`)}
        />
      </div>
      <StaleNotice errors={[data && error]} />
      {isEmpty && <EmptyState title={`Nothing is served on ${channel} yet`} />}
      {!data && !isEmpty && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data && (
        <>
          <GraphDrawing graph={graph} />
          <ConsumesTable composition={data} />
          <SlotsTable channel={channel} composition={data} />
        </>
      )}
    </Stack>
  );
}

function ConsumesTable({ composition }: { composition: ChannelComposition }) {
  const { remotes } = composition;
  return (
    <DataTable label="Who shows modules of whom">
      <thead>
        <tr>
          <th scope="col">Remote</th>
          <th scope="col">Team</th>
          <th scope="col">Shows</th>
          <th scope="col">Is shown by</th>
        </tr>
      </thead>
      <tbody>
        {remotes.map(({ name, team, consumes }) => {
          const parts = Object.entries(consumes).flatMap(([other, exposes]) =>
            exposes.map((expose) => `${expose} of ${other}`),
          );
          const extensions = modulesIn(composition)
            .filter(({ owner }) => owner === name)
            .map(({ expose, remote, slot }) => `${expose} of ${remote} in ${slot}`);
          const shown = [...parts, ...extensions];
          const users = usesOf(name, composition).usedBy;
          return (
            <tr key={name}>
              <th scope="row">
                <TextLink as={Link} to={`/remotes/${name}`}>
                  {name}
                </TextLink>
              </th>
              <td>{team}</td>
              <td>{shown.join(', ') || '–'}</td>
              <td>{users.join(', ') || '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
