import { paths, readId } from '@aangan/domain';
import {
  OwnerLinks,
  ProfileBar,
  ProfileLoader,
  ProfileSkeleton,
  UnverifiedNotice,
} from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { ButtonLink, type Elements } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router-dom';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { addresseeOf } from '../model/addressee.ts';
import { designersListing, designerTexts } from '../model/profile-texts.ts';
import { DesignerCover } from './designer-cover.tsx';
import { DesignerIdentity } from './designer-identity.tsx';
import { DesignerWork } from './designer-work.tsx';
import { DesignersLink } from './designers-link.tsx';

const texts = designerTexts('Designer', 'Failed to load designer profile');

export interface DesignerProfileProps {
  /** The GET IN TOUCH button, which another feature provides. */
  getInTouch: (addressee: Addressee) => Elements;
}

/** A designer's public page, at /designers/{id}. */
export function DesignerProfile({ getInTouch }: DesignerProfileProps) {
  const id = readId(useParams().id);
  const query = useGetDesignerQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={texts}
      titleOf={(designer) => designer.full_name}
      listing={designersListing.to}
      bar={<ProfileBar listing={designersListing} />}
      skeleton={<ProfileSkeleton listing={designersListing} label="Loading designer…" />}
      failureLink={<DesignersLink />}
    >
      {(designer) => <LoadedProfile designer={designer} getInTouch={getInTouch} />}
    </ProfileLoader>
  );
}

interface LoadedProfileProps extends DesignerProfileProps {
  designer: DesignerProfileData;
}

function LoadedProfile({ designer, getInTouch }: LoadedProfileProps) {
  return (
    <>
      <ProfileBar
        listing={designersListing}
        pages={<FirmPages designer={designer} />}
        actions={getInTouch(addresseeOf(designer))}
      >
        <DesignerIdentity designer={designer} />
      </ProfileBar>
      {!designer.is_verified && <UnverifiedNotice ownerId={designer.user_id} />}
      <DesignerCover designer={designer} />
      <DesignerWork designer={designer} />
    </>
  );
}

function FirmPages({ designer: { id, user_id: ownerId } }: { designer: DesignerProfileData }) {
  return (
    <nav aria-label="More about this firm">
      <ButtonLink as={Link} to={paths.designerTeam(id)} variant="quiet" size="small">
        TEAM
      </ButtonLink>
      <ButtonLink as={Link} to={paths.designerAbout(id)} variant="quiet" size="small">
        ABOUT
      </ButtonLink>
      <OwnerLinks ownerId={ownerId} editPage={paths.designerBasicInfo()} />
    </nav>
  );
}
