import { paths, readId } from '@aangan/domain';
import {
  OwnerLinks,
  ProfileBar,
  ProfileLoader,
  ProfileSkeleton,
  type ProjectCardData,
  UnverifiedNotice,
} from '@aangan/firms';
import { type SaveButtonProps, Slot } from '@aangan/host';
import { ButtonLink, type Elements } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router-dom';
import { useGetVendorQuery } from '../api/get-vendor.ts';
import { useListProjectsQuery } from '../api/projects.ts';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { vendorsListing, vendorTexts } from '../model/profile-texts.ts';
import { VendorContent } from './vendor-content.tsx';
import { VendorIdentity } from './vendor-identity.tsx';
import { VendorsLink } from './vendors-link.tsx';

const loading = msg({ id: 'vendors.vendor-title', message: 'Vendor' });
const failed = msg({ id: 'vendors.profile-failed', message: 'Failed to load vendor profile' });

interface VendorProfileProps {
  /** What visitors can do here, which other features provide: get in touch, or write a review. */
  action: (vendor: VendorProfileData) => Elements;
  /** The vendor's reviews, which another feature provides. */
  reviews: (vendor: VendorProfileData) => Elements;
}

/** A vendor's public page, at /vendors/{id}. */
export function VendorProfile(props: VendorProfileProps) {
  const { i18n, t } = useLingui();
  const listing = vendorsListing(i18n);
  const id = readId(useParams().id);
  const query = useGetVendorQuery(id ?? skipToken);
  const projects = useListProjectsQuery(id ?? skipToken);
  // Together: what is in a project would move from the single pictures to it.
  const currentData = projects.isLoading ? undefined : query.currentData;
  return (
    <ProfileLoader
      id={id}
      query={{ ...query, currentData }}
      texts={vendorTexts(loading, failed, i18n)}
      titleOf={(vendor) => vendor.company_name}
      listing={listing.to}
      bar={<ProfileBar listing={listing} />}
      skeleton={
        <ProfileSkeleton
          listing={listing}
          label={t({ id: 'vendors.loading-vendor', message: 'Loading vendor…' })}
        />
      }
      failureLink={<VendorsLink />}
    >
      {(vendor) => (
        <LoadedProfile {...props} vendor={vendor} projects={projects.currentData?.results} />
      )}
    </ProfileLoader>
  );
}

interface LoadedProfileProps extends VendorProfileProps {
  vendor: VendorProfileData;
  projects: ProjectCardData[] | undefined;
}

function LoadedProfile({ vendor, projects, action, reviews }: LoadedProfileProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ProfileBar
        listing={vendorsListing(i18n)}
        pages={<FirmPages vendor={vendor} />}
        actions={action(vendor)}
        saving={vendor.is_verified && <SaveFirm vendor={vendor} />}
      >
        <VendorIdentity vendor={vendor} />
      </ProfileBar>
      {!vendor.is_verified && <UnverifiedNotice ownerId={vendor.user_id} />}
      <VendorContent vendor={vendor} projects={projects} reviews={reviews} saving={savePicture} />
    </>
  );
}

function FirmPages({ vendor: { id, user_id: ownerId } }: { vendor: VendorProfileData }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'vendors.more-about-firm', message: 'More about this firm' })}>
      <ButtonLink as={Link} to={paths.vendorAbout(id)} variant="quiet" size="small">
        <Trans id="vendors.about-button">ABOUT</Trans>
      </ButtonLink>
      <OwnerLinks ownerId={ownerId} editPage={paths.vendorBasicInfo()} />
    </nav>
  );
}

function SaveFirm({ vendor }: { vendor: VendorProfileData }) {
  const props = { thing: `vendor-${vendor.id}`, name: vendor.company_name };
  return <Slot name="vendor.page.save" props={props} />;
}

const savePicture = (piece: SaveButtonProps) => <Slot name="vendor.picture.save" props={piece} />;
