import { paths, readId } from '@aangan/domain';
import {
  OwnerLinks,
  ProfileBar,
  ProfileLoader,
  ProfileSkeleton,
  UnverifiedNotice,
} from '@aangan/firms';
import { ButtonLink, type Elements } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router-dom';
import { useGetVendorQuery } from '../api/get-vendor.ts';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { vendorsListing, vendorTexts } from '../model/profile-texts.ts';
import { VendorContent } from './vendor-content.tsx';
import { VendorIdentity } from './vendor-identity.tsx';
import { VendorsLink } from './vendors-link.tsx';

const texts = vendorTexts('Vendor', 'Failed to load vendor profile');

interface VendorProfileProps {
  /** What visitors can do here, which other features provide: get in touch, or write a review. */
  action: (vendor: VendorProfileData) => Elements;
  /** The vendor's reviews, which another feature provides. */
  reviews: (vendor: VendorProfileData) => Elements;
}

/** A vendor's public page, at /vendors/{id}. */
export function VendorProfile(props: VendorProfileProps) {
  const id = readId(useParams().id);
  const query = useGetVendorQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={texts}
      titleOf={(vendor) => vendor.company_name}
      listing={vendorsListing.to}
      bar={<ProfileBar listing={vendorsListing} />}
      skeleton={<ProfileSkeleton listing={vendorsListing} label="Loading vendor…" />}
      failureLink={<VendorsLink />}
    >
      {(vendor) => <LoadedProfile {...props} vendor={vendor} />}
    </ProfileLoader>
  );
}

interface LoadedProfileProps extends VendorProfileProps {
  vendor: VendorProfileData;
}

function LoadedProfile({ vendor, action, reviews }: LoadedProfileProps) {
  return (
    <>
      <ProfileBar
        listing={vendorsListing}
        pages={<FirmPages vendor={vendor} />}
        actions={action(vendor)}
      >
        <VendorIdentity vendor={vendor} />
      </ProfileBar>
      {!vendor.is_verified && <UnverifiedNotice ownerId={vendor.user_id} />}
      <VendorContent vendor={vendor} reviews={reviews} />
    </>
  );
}

function FirmPages({ vendor: { id, user_id: ownerId } }: { vendor: VendorProfileData }) {
  return (
    <nav aria-label="More about this firm">
      <ButtonLink as={Link} to={paths.vendorAbout(id)} variant="quiet" size="small">
        ABOUT
      </ButtonLink>
      <OwnerLinks ownerId={ownerId} editPage={paths.vendorBasicInfo()} />
    </nav>
  );
}
