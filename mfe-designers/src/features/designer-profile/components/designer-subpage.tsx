import { problemOf } from '@aangan/api-client';
import { readId } from '@aangan/domain';
import { ProfileSubpageSkeleton } from '@aangan/firms';
import { usePageTitle } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { DesignerFailure } from './designer-failure.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

export interface DesignerSubpageProps {
  /** The page's name: "About Us". */
  name: string;
  /** What is said when the firm does not come. */
  failed: string;
  children: (designer: DesignerProfileData) => ReactNode;
}

/** A page behind a designer's profile, once the firm of its address is there. */
export function DesignerSubpage({ name, failed, children }: DesignerSubpageProps) {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetDesignerQuery(id ?? skipToken);
  const designer = currentData?.designer;
  usePageTitle(titleOf(name, designer?.full_name, id === null || error !== undefined));

  if (id === null) return <DesignerFailure failed={failed} />;
  if (designer) {
    return (
      <>
        {!designer.is_verified && <UnverifiedNotice ownerId={designer.user_id} />}
        {children(designer)}
      </>
    );
  }
  if (error && !isFetching)
    return <DesignerFailure failed={failed} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSubpageSkeleton label="Loading designer…" />;
}

function titleOf(page: string, firm: string | undefined, isMissing: boolean): string {
  if (firm) return `${page} · ${firm}`;
  return isMissing ? 'Designer not found' : page;
}
