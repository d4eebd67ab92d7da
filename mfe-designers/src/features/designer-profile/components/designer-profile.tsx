import { problemOf } from '@aangan/api-client';
import { pagesElsewhere, paths, readId, specializationsLine } from '@aangan/domain';
import {
  coverPostOf,
  ProfileBar,
  ProfileCover,
  ProfileIdentity,
  ProfileSkeleton,
  type WaysOut,
} from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { ButtonLink, usePageTitle } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type SeededDesigner, useGetDesignerQuery } from '../api/get-designer.ts';
import { addresseeOf } from '../model/addressee.ts';
import { factsOf } from '../model/facts.ts';
import { DesignerFailure } from './designer-failure.tsx';
import { DesignerWork } from './designer-work.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

const ways: WaysOut = {
  link: Link,
  home: paths.home(),
  listing: paths.designers(),
  listingLabel: 'All designers',
};

export interface DesignerProfileProps {
  /** GET IN TOUCH, which another feature brings. */
  getInTouch: (addressee: Addressee) => ReactNode;
}

/** A designer's public page, at /designers/{id}. */
export function DesignerProfile({ getInTouch }: DesignerProfileProps) {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetDesignerQuery(id ?? skipToken);
  usePageTitle(
    currentData?.designer.full_name ?? (id === null || error ? 'Designer not found' : 'Designer'),
  );

  const failure = { ways, failed: 'Failed to load designer profile' };
  if (id === null) return <DesignerFailure {...failure} />;
  if (currentData) return <LoadedProfile {...currentData} getInTouch={getInTouch} />;
  if (error && !isFetching)
    return <DesignerFailure {...failure} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSkeleton ways={ways} label="Loading designer…" />;
}

function LoadedProfile({ designer, seed, getInTouch }: SeededDesigner & DesignerProfileProps) {
  return (
    <>
      <ProfileBar
        ways={ways}
        actions={
          <>
            <FirmPages id={designer.id} />
            {getInTouch(addresseeOf(designer))}
          </>
        }
      >
        <ProfileIdentity
          name={designer.full_name}
          mark={designer.avatar}
          line={specializationsLine(designer.specializations_display)}
        />
      </ProfileBar>
      {!designer.is_verified && <UnverifiedNotice ownerId={designer.user_id} />}
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
      <DesignerWork designer={designer} seed={seed} />
    </>
  );
}

function FirmPages({ id }: { id: number }) {
  return (
    <nav aria-label="More about this firm">
      <ButtonLink as={Link} to={paths.designerTeam(id)} variant="quiet" size="small">
        TEAM
      </ButtonLink>
      <ButtonLink as={Link} to={paths.designerAbout(id)} variant="quiet" size="small">
        ABOUT
      </ButtonLink>
    </nav>
  );
}
