import { paths, readId } from '@aangan/domain';
import {
  OwnerLinks,
  ProfileBar,
  ProfileLoader,
  ProfileSkeleton,
  type ProjectCardData,
  UnverifiedNotice,
} from '@aangan/firms';
import { type Addressee, type SaveButtonProps, Slot } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { ButtonLink, type Elements } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router-dom';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { useListProjectsQuery } from '../api/projects.ts';
import { addresseeOf } from '../model/addressee.ts';
import { barNames, designersListing, designerTexts } from '../model/profile-texts.ts';
import { DesignerCover } from './designer-cover.tsx';
import { DesignerIdentity } from './designer-identity.tsx';
import { DesignerWork } from './designer-work.tsx';
import { DesignersLink } from './designers-link.tsx';

function textsOf(i18n: I18n) {
  return designerTexts(
    i18n,
    i18n._(msg({ id: 'designers.designer', message: 'Designer' })),
    i18n._(msg({ id: 'designers.profile-failed', message: 'Failed to load designer profile' })),
  );
}

export interface DesignerProfileProps {
  /** The GET IN TOUCH button, which another feature provides. */
  getInTouch: (addressee: Addressee) => Elements;
  /** What clients say of the designer, which another feature provides. */
  reviews: (designer: DesignerProfileData) => Elements;
}

/** A designer's public page, at /designers/{id}. */
export function DesignerProfile(props: DesignerProfileProps) {
  const { i18n, t } = useLingui();
  const listing = designersListing(i18n);
  const id = readId(useParams().id);
  const query = useGetDesignerQuery(id ?? skipToken);
  const projects = useListProjectsQuery(id ?? skipToken);
  // Together: what is in a project would move from the single pictures to it.
  const currentData = projects.isLoading ? undefined : query.currentData;
  return (
    <ProfileLoader
      id={id}
      query={{ ...query, currentData }}
      texts={textsOf(i18n)}
      titleOf={(designer) => designer.full_name}
      listing={listing.to}
      bar={<ProfileBar listing={listing} />}
      skeleton={
        <ProfileSkeleton
          listing={listing}
          label={t({ id: 'designers.loading-one', message: 'Loading designer…' })}
        />
      }
      failureLink={<DesignersLink />}
    >
      {(designer) => (
        <LoadedProfile {...props} designer={designer} projects={projects.currentData?.results} />
      )}
    </ProfileLoader>
  );
}

interface LoadedProfileProps extends DesignerProfileProps {
  designer: DesignerProfileData;
  projects: ProjectCardData[] | undefined;
}

function LoadedProfile({ designer, projects, getInTouch, reviews }: LoadedProfileProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ProfileBar
        listing={designersListing(i18n)}
        pages={<FirmPages designer={designer} />}
        actions={getInTouch(addresseeOf(designer))}
        saving={designer.is_verified && <SaveFirm designer={designer} />}
      >
        <DesignerIdentity designer={designer} />
      </ProfileBar>
      {!designer.is_verified && <UnverifiedNotice ownerId={designer.user_id} />}
      <DesignerCover designer={designer} />
      <DesignerWork
        designer={designer}
        projects={projects}
        reviews={reviews(designer)}
        saving={savePicture}
      />
    </>
  );
}

function FirmPages({ designer: { id, user_id: ownerId } }: { designer: DesignerProfileData }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t({ id: 'designers.more-about-firm', message: 'More about this firm' })}>
      <ButtonLink as={Link} to={paths.designerTeam(id)} variant="quiet" size="small">
        {i18n._(barNames.team)}
      </ButtonLink>
      <ButtonLink as={Link} to={paths.designerAbout(id)} variant="quiet" size="small">
        {i18n._(barNames.about)}
      </ButtonLink>
      <OwnerLinks ownerId={ownerId} editPage={paths.designerBasicInfo()} />
    </nav>
  );
}

function SaveFirm({ designer }: { designer: DesignerProfileData }) {
  const props = { thing: `designer-${designer.id}`, name: designer.full_name };
  return <Slot name="designer.page.save" props={props} />;
}

const savePicture = (piece: SaveButtonProps) => <Slot name="designer.picture.save" props={piece} />;
