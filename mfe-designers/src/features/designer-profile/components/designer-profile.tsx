import { problemOf } from '@aangan/api-client';
import { Container, usePageTitle } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type SeededDesigner, useGetDesignerQuery } from '../api/get-designer.ts';
import {
  type ContentFilter,
  filterContent,
  mixContent,
  readContentFilter,
} from '../model/content.ts';
import { ContentGrid } from './content-grid.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileCover } from './profile-cover.tsx';
import { ProfileFailure } from './profile-failure.tsx';
import { ProfileIdentity } from './profile-identity.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** A designer's public page, at /designers/{id}. */
export function DesignerProfile() {
  const id = idOf(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetDesignerQuery(id ?? skipToken);
  usePageTitle(
    currentData?.designer.full_name ?? (id === null || error ? 'Designer not found' : 'Designer'),
  );

  if (id === null) return <ProfileFailure missing />;
  if (currentData) return <LoadedProfile {...currentData} />;
  if (error && !isFetching) return <FailedProfile error={error} onRetry={refetch} />;
  return <ProfileSkeleton />;
}

/** Ids are integers; anything else is nobody's (decisions.md, Routes). */
function idOf(parameter: string | undefined): number | null {
  return parameter && /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}

function FailedProfile({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { kind } = problemOf(error);
  if (kind === 'not-found') return <ProfileFailure missing />;
  return <ProfileFailure offline={kind === 'network' || kind === 'timeout'} onRetry={onRetry} />;
}

function LoadedProfile({ designer, seed }: SeededDesigner) {
  const [parameters, setParameters] = useSearchParams();
  const filter = readContentFilter(parameters.get('show'));
  const content = useMemo(() => mixContent(designer, seed), [designer, seed]);
  // Replaced, not pushed: Back leaves the page instead of leafing through its tabs.
  const show = (next: ContentFilter) =>
    setParameters(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <ProfileBar>
        <ProfileIdentity designer={designer} />
      </ProfileBar>
      <ProfileCover designer={designer} />
      <Container>
        <ContentTabs shown={filter} onShow={show} />
        <ContentGrid
          content={filterContent(content, filter)}
          filtered={filter !== 'all'}
          onShowAll={() => show('all')}
        />
      </Container>
    </>
  );
}
