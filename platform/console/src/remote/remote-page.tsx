import { EmptyState, Heading, Lede, Stack, TextLink, Title, usePageTitle } from '@aangan/ui';
import { Link, useParams } from 'react-router-dom';
import {
  live,
  useChannelsQuery,
  useCompositionQuery,
  useReleasesQuery,
} from '../api/registry-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { ReleaseList } from './release-list.tsx';
import { ReportsOf } from './reports-of.tsx';
import { TrustOf } from './trust-of.tsx';
import { usesOf } from './uses-of.ts';
import { ValuesOf } from './values-of.tsx';

/** One remote, or the shell: its releases, how each does, and whom it uses. */
export function RemotePage() {
  const { name = '' } = useParams();
  usePageTitle(`${name} · Console`);
  const { data: channels } = useChannelsQuery();
  const { data: composition } = useCompositionQuery('production');
  const { data: releases, error, refetch } = useReleasesQuery(name, live);
  const { team, uses, usedBy } = usesOf(name, composition);
  if (releases?.length === 0) {
    return (
      <EmptyState wholePage title={`No release of ${name} was published`}>
        <TextLink as={Link} to="/">
          To the channels
        </TextLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <TextLink as={Link} to="/remotes">
          Remotes
        </TextLink>
        <Title>{name}</Title>
        {team && <Lede>{`Team ${team}`}</Lede>}
        <p>
          Uses <NamesOf names={uses} />. Used by <NamesOf names={usedBy} />.
        </p>
      </Stack>
      {name !== 'shell' && <TrustOf name={name} />}
      {channels?.results.map((channel) => (
        <ValuesOf key={channel} name={name} channel={channel} />
      ))}
      {channels?.results.map((channel) => (
        <ReportsOf key={channel} name={name} channel={channel} releases={releases ?? []} />
      ))}
      <Stack as="section" gap="m" aria-labelledby="releases">
        <Heading id="releases">Releases</Heading>
        {releases ? (
          <ReleaseList releases={releases} />
        ) : (
          <AnswerState error={refusalOf(error)} onRetry={refetch} />
        )}
      </Stack>
    </Stack>
  );
}

/** Names as links, or "no other". */
function NamesOf({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span>no other</span>;
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && <span>, </span>}
      <TextLink as={Link} to={`/remotes/${name}`}>
        {name}
      </TextLink>
    </span>
  ));
}
