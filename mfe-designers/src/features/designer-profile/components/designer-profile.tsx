import { Container, usePageTitle } from '@aangan/ui';
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
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetDesignerQuery(id);
  usePageTitle(currentData?.designer.full_name ?? (error ? null : 'Designer'));

  if (currentData) return <LoadedProfile {...currentData} />;
  if (error && !isFetching) return <ProfileFailure error={error} onRetry={refetch} />;
  return <ProfileSkeleton />;
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
