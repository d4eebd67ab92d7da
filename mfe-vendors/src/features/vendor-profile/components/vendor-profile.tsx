import { problemOf } from '@aangan/api-client';
import { pagesElsewhere, paths, readId } from '@aangan/domain';
import {
  coverPostOf,
  ProfileBar,
  ProfileCover,
  ProfileSkeleton,
  usePageTitle,
  type WaysOut,
} from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router-dom';
import { type SeededVendor, useGetVendorQuery } from '../api/get-vendor.ts';
import { factsOf } from '../model/facts.ts';
import { VendorFailure } from './vendor-failure.tsx';
import { VendorIdentity } from './vendor-identity.tsx';
import { VendorWork } from './vendor-work.tsx';

const ways: WaysOut = {
  link: Link,
  home: paths.home(),
  listing: paths.vendors(),
  listingLabel: 'All vendors',
};

/** A vendor's public page, at /vendors/{id}. */
export function VendorProfile() {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetVendorQuery(id ?? skipToken);
  usePageTitle(
    currentData?.vendor.company_name ?? (id === null || error ? 'Vendor not found' : 'Vendor'),
  );

  if (id === null) return <VendorFailure ways={ways} />;
  if (currentData) return <LoadedProfile {...currentData} />;
  if (error && !isFetching)
    return <VendorFailure ways={ways} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSkeleton ways={ways} label="Loading vendor…" />;
}

function LoadedProfile({ vendor, seed }: SeededVendor) {
  return (
    <>
      <ProfileBar ways={ways}>
        <VendorIdentity vendor={vendor} />
      </ProfileBar>
      <ProfileCover
        name={vendor.company_name}
        city={vendor.city}
        bio={vendor.bio}
        picture={coverPostOf(vendor.instagram_posts)}
        facts={factsOf(vendor)}
        // LinkedIn stands in the bar above.
        links={pagesElsewhere({
          website: vendor.website,
          instagram: vendor.instagram_profile,
          linkedin: null,
        })}
      />
      <VendorWork vendor={vendor} seed={seed} />
    </>
  );
}
