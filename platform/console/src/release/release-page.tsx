import type { PublishedRelease } from '@aangan/registry-client';
import {
  Badge,
  ButtonLink,
  EmptyState,
  Muted,
  Row,
  SelectField,
  Stack,
  TextLink,
  Title,
  usePageTitle,
} from '@aangan/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { live, useChannelsQuery, useReleaseQuery, useReleasesQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { publishedText, releaseText, shortRelease } from '../layout/release-texts.ts';
import { PromoteRelease } from '../promote/promote-release.tsx';
import { ConsumersSection } from './consumers-section.tsx';
import { MeasuredSection } from './measured-section.tsx';
import { ProvenanceSection } from './provenance-section.tsx';
import { RunLink } from './run-link.tsx';
import { SharedSection } from './shared-section.tsx';
import { SizeSection } from './size-section.tsx';
import { TypesSection } from './types-section.tsx';

/** One release, compared with the previously published one, or with another. */
export function ReleasePage() {
  const { name = '', release = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { data: channels } = useChannelsQuery();
  const list = useReleasesQuery(name, live);
  const { currentData: data, error, refetch } = useReleaseQuery({ name, release });
  const releases = list.data ?? [];
  const own = releases.find((one) => one.release === release);
  const against = query.get('against') ?? release;
  const before = against === release ? publishedBefore(releases, release) : against;
  const titleOf = (id: string) =>
    shortRelease(id, releases.find((one) => one.release === id)?.version);
  usePageTitle(`${name} ${titleOf(release)} · Console`);
  const { currentData: other, error: otherError } = useReleaseQuery(
    { name, release: before ?? '' },
    { skip: before === undefined },
  );
  if (refusalOf(error)?.status === 404) {
    return (
      <EmptyState wholePage title={`There is no such release of ${name}`}>
        <TextLink as={Link} to={`/remotes/${name}`}>
          {`All releases of ${name}`}
        </TextLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <TextLink as={Link} to={`/remotes/${name}`}>
          {name}
        </TextLink>
        <Title>{titleOf(release)}</Title>
        <StaleNotice errors={[list.data && list.error]} />
        {own && <About own={own} />}
        {own && !own.retiredAt && (
          <Row>
            {channels && <PromoteRelease release={{ name, release }} channels={channels.results} />}
            <ButtonLink as={Link} to={`/compose?${name}=${release}`} variant="secondary">
              Compose with it
            </ButtonLink>
          </Row>
        )}
      </Stack>
      {releases.length > 1 && (
        <div style={{ maxWidth: '32rem' }}>
          <SelectField
            label="Compared with"
            options={comparable(releases, release, before)}
            value={before ?? ''}
            error={otherError && 'There is no such release. Choose another one.'}
            onChange={({ target }) => setQuery({ against: target.value }, { replace: true })}
          />
        </div>
      )}
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data && (
        <>
          <ProvenanceSection name={name} release={release} />
          <SizeSection now={data} before={other} />
          {before && data.kind === 'remote' && (
            <TypesSection name={name} release={release} before={before} />
          )}
          <SharedSection now={data} before={other} />
          {data.kind === 'remote' && (
            <ConsumersSection release={data} channels={channels?.results ?? []} />
          )}
        </>
      )}
      {channels?.results.map((channel) => (
        <MeasuredSection
          key={channel}
          name={name}
          channel={channel}
          releases={before ? [release, before] : [release]}
          titleOf={titleOf}
        />
      ))}
    </Stack>
  );
}

function About({ own }: { own: PublishedRelease }) {
  return (
    <>
      <Muted style={{ overflowWrap: 'anywhere' }}>{publishedText(own)}</Muted>
      {own.run?.url && <RunLink url={own.run.url} />}
      {own.messages && <Muted>{messagesText(own)}</Muted>}
      <Row gap="xs">
        {own.channels.map((channel) => (
          <Badge key={channel} data-tone="positive">
            {channel}
          </Badge>
        ))}
        {own.channels.length === 0 && <Badge>On no channel</Badge>}
        {own.retiredAt && <Badge data-tone="accent">Retired</Badge>}
      </Row>
    </>
  );
}

/** How many messages a release has in each language, and how many it lacks. */
function messagesText({ messages, untranslated }: PublishedRelease): string {
  const counts = Object.entries(messages ?? {}).map(([language, count]) => {
    const lacking = untranslated?.[language]?.count ?? 0;
    return `${count} in ${language}${lacking > 0 ? `, ${lacking} missing` : ''}`;
  });
  return `Messages: ${counts.join('; ')}`;
}

/** The releases to compare with, and the one that the address names (or none) if it is not among them. */
function comparable(releases: readonly PublishedRelease[], release: string, before = '') {
  const others = releases
    .filter((one) => one.release !== release)
    .map((one) => ({ value: one.release, label: releaseText(one) }));
  if (others.some(({ value }) => value === before)) return others;
  const label = before === '' ? 'Nothing: it is the first' : shortRelease(before);
  return [{ value: before, label }, ...others];
}

/** The release that was published before this one; undefined for the first. */
function publishedBefore(
  releases: readonly PublishedRelease[],
  release: string,
): string | undefined {
  const at = releases.findIndex((one) => one.release === release);
  return at < 0 ? undefined : releases[at + 1]?.release;
}
