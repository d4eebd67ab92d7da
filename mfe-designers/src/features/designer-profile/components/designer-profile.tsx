import { problemOf } from '@aangan/api-client';
import {
  type ContentFilter,
  contentFiltersOf,
  filterContent,
  mixContent,
  pagesElsewhere,
  paths,
  readContentFilter,
  readId,
  specializationsLine,
} from '@aangan/domain';
import {
  Container,
  ContentGrid,
  ContentTabs,
  coverPostOf,
  ProfileBar,
  ProfileCover,
  ProfileIdentity,
  ProfileSkeleton,
  usePageTitle,
  type WaysOut,
} from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { type SeededDesigner, useGetDesignerQuery } from '../api/get-designer.ts';
import { factsOf } from '../model/facts.ts';
import { DesignerFailure } from './designer-failure.tsx';

const ways: WaysOut = {
  link: Link,
  home: paths.home(),
  listing: paths.designers(),
  listingLabel: 'All designers',
};

/** A designer's public page, at /designers/{id}. */
export function DesignerProfile() {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetDesignerQuery(id ?? skipToken);
  usePageTitle(
    currentData?.designer.full_name ?? (id === null || error ? 'Designer not found' : 'Designer'),
  );

  if (id === null) return <DesignerFailure ways={ways} />;
  if (currentData) return <LoadedProfile {...currentData} />;
  if (error && !isFetching)
    return <DesignerFailure ways={ways} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSkeleton ways={ways} label="Loading designer…" />;
}

function LoadedProfile({ designer, seed }: SeededDesigner) {
  return (
    <>
      <ProfileBar ways={ways}>
        <ProfileIdentity
          name={designer.full_name}
          mark={designer.avatar}
          line={specializationsLine(designer.specializations_display)}
        />
      </ProfileBar>
      <ProfileCover
        name={designer.full_name}
        city={designer.city}
        bio={designer.bio}
        picture={coverPostOf(designer.instagram_posts)}
        facts={factsOf(designer)}
        links={pagesElsewhere({
          website: designer.portfolio_website,
          instagram: designer.instagram_profile,
          linkedin: designer.linkedin_profile,
        })}
      />
      <Work designer={designer} seed={seed} />
    </>
  );
}

function Work({ designer, seed }: SeededDesigner) {
  const [parameters, setParameters] = useSearchParams();
  const content = useMemo(() => mixContent(designer, seed), [designer, seed]);
  const filters = contentFiltersOf(content);
  const filter = readContentFilter(filters, parameters.get('show'));
  // Replaced, not pushed: Back leaves the page instead of leafing through its tabs.
  const show = (next: ContentFilter) =>
    setParameters(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Container>
      <ContentTabs filters={filters} shown={filter} onShow={show} />
      <ContentGrid
        content={filterContent(content, filter)}
        coverId={coverPostOf(designer.instagram_posts)?.id}
        filtered={filter !== 'all'}
        onShowAll={() => show('all')}
      />
    </Container>
  );
}
