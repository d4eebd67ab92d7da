import { pagesElsewhere, paths, readId } from '@aangan/domain';
import {
  coverPostOf,
  FirmContent,
  ProfileBar,
  ProfileCover,
  ProfileLoader,
  ProfileSkeleton,
} from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetVendorQuery } from '../api/get-vendor.ts';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { addresseeOf } from '../model/addressee.ts';
import { vendorDetails } from '../model/vendor-details.ts';
import { VendorIdentity } from './vendor-identity.tsx';

const listing = { to: paths.vendors(), label: 'All vendors' };

const texts = {
  loadingTitle: 'Vendor',
  notFound: 'Vendor not found',
  failed: 'Failed to load vendor profile',
};

interface VendorProfileProps {
  /** The GET IN TOUCH button for this vendor, which another remote provides. */
  getInTouch: (addressee: Addressee) => ReactNode;
}

/** A vendor's public page, at /vendors/{id}. */
export function VendorProfile({ getInTouch }: VendorProfileProps) {
  const id = readId(useParams().id);
  const query = useGetVendorQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={texts}
      titleOf={(vendor) => vendor.company_name}
      listing={listing.to}
      bar={<ProfileBar listing={listing} />}
      skeleton={<ProfileSkeleton listing={listing} label="Loading vendor…" />}
    >
      {(vendor) => <LoadedProfile vendor={vendor} getInTouch={getInTouch} />}
    </ProfileLoader>
  );
}

interface LoadedProfileProps extends VendorProfileProps {
  vendor: VendorProfileData;
}

function LoadedProfile({ vendor, getInTouch }: LoadedProfileProps) {
  return (
    <>
      <ProfileBar listing={listing} actions={getInTouch(addresseeOf(vendor))}>
        <VendorIdentity vendor={vendor} />
      </ProfileBar>
      <ProfileCover
        name={vendor.company_name}
        city={vendor.city}
        bio={vendor.bio}
        picture={coverPostOf(vendor.instagram_posts)}
        details={vendorDetails(vendor)}
        links={pagesElsewhere({
          website: vendor.website,
          instagram: vendor.instagram_profile,
          linkedin: vendor.linkedin_profile,
        })}
      />
      <FirmContent name={vendor.company_name} firm={vendor} opensOriginals />
    </>
  );
}
