import { isolated, paths, readId } from '@aangan/domain';
import { ProfileLoader, ProfileSubpageSkeleton, UnverifiedNotice } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { designerTexts } from '../model/profile-texts.ts';
import { DesignersLink } from './designers-link.tsx';

export interface DesignerSubpageProps {
  /** The page's name: "About Us". */
  name: string;
  /** Shown when the firm could not be loaded. */
  failed: string;
  children: (designer: DesignerProfileData) => Elements;
}

/** A page below a designer's profile: loads the firm whose id is in the address. */
export function DesignerSubpage({ name, failed, children }: DesignerSubpageProps) {
  const { i18n, t } = useLingui();
  const id = readId(useParams().id);
  const query = useGetDesignerQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={designerTexts(i18n, name, failed)}
      titleOf={(designer) => `${name} · ${isolated(designer.full_name)}`}
      listing={paths.designers()}
      skeleton={
        <ProfileSubpageSkeleton
          label={t({ id: 'designers.loading-one', message: 'Loading designer…' })}
        />
      }
      failureLink={<DesignersLink />}
    >
      {(designer) => (
        <>
          {!designer.is_verified && <UnverifiedNotice ownerId={designer.user_id} />}
          {children(designer)}
        </>
      )}
    </ProfileLoader>
  );
}
