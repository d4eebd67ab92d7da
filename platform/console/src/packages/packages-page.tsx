import type { Advisories } from '@aangan/registry-client';
import { EmptyState, Lede, Muted, Stack, TextLink, Title, usePageTitle } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useAdvisoriesQuery } from '../api/publishing-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { instantText, shortRelease } from '../layout/release-texts.ts';

/** Which pages of which channels load packages with known faults. */
export function PackagesPage() {
  usePageTitle('Packages · Console');
  const { data, error, refetch } = useAdvisoriesQuery();
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Title>Packages</Title>
        <Lede>Known faults of packages in what channels serve, and which pages load them.</Lede>
      </Stack>
      <StaleNotice errors={[data && error]} />
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data?.count === 0 && (
        <EmptyState title="No advisories are loaded yet">
          <p>Load a feed in the OSV format from a terminal: aangan advisories load all.zip</p>
        </EmptyState>
      )}
      {data && data.count > 0 && (
        <>
          <Muted>
            {`${data.count} advisories${data.loadedAt ? `, last loaded ${instantText(data.loadedAt)}` : ''}`}
          </Muted>
          {data.affected.length === 0 ? (
            <EmptyState title="No channel serves a package that they are about" />
          ) : (
            <AffectedTable affected={data.affected} />
          )}
        </>
      )}
    </Stack>
  );
}

function AffectedTable({ affected }: Pick<Advisories, 'affected'>) {
  return (
    <DataTable label="Packages with known faults">
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">Fault</th>
          <th scope="col">Remote</th>
          <th scope="col">Team</th>
          <th scope="col">Channel</th>
          <th scope="col">Pages</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {affected.map((one) => (
          <tr
            key={`${one.channel} ${one.name} ${one.release} ${one.package} ${one.version} ${one.ids[0]}`}
          >
            <th scope="row">{`${one.package} ${one.version}`}</th>
            <td>
              <span>{one.summary}</span>
              <br />
              <small>{[...one.ids, one.severity].filter(Boolean).join(' · ')}</small>
            </td>
            <td>
              <TextLink as={Link} to={`/releases/${one.name}/${one.release}`}>
                {`${one.name} ${shortRelease(one.release)}`}
              </TextLink>
              {one.isCanary && <span> (canary)</span>}
            </td>
            <td>{one.team ?? 'The platform'}</td>
            <td>{one.channel}</td>
            <td>{one.pages === null ? 'Every page' : one.pages.join(', ') || 'None'}</td>
            <td>
              {one.since
                ? `${instantText(one.since.at)}, with ${shortRelease(one.since.release)}`
                : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
