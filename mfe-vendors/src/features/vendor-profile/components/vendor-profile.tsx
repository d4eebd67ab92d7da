import { problemOf } from '@aangan/api-client';
import { pagesElsewhere, paths, readId } from '@aangan/domain';
import {
  coverPostOf,
  ProfileBar,
  ProfileCover,
  ProfileSkeleton,
  type WaysOut,
} from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { usePageTitle } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type SeededVendor, useGetVendorQuery } from '../api/get-vendor.ts';
import { addresseeOf } from '../model/addressee.ts';
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

interface VendorProfileProps {
  /** GET IN TOUCH with this vendor: another remote's. */
  getInTouch: (addressee: Addressee) => ReactNode;
}

/** A vendor's public page, at /vendors/{id}. */
export function VendorProfile({ getInTouch }: VendorProfileProps) {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetVendorQuery(id ?? skipToken);
  usePageTitle(
    currentData?.vendor.company_name ?? (id === null || error ? 'Vendor not found' : 'Vendor'),
  );

  if (id === null) return <VendorFailure ways={ways} />;
  if (currentData) return <LoadedProfile {...currentData} getInTouch={getInTouch} />;
  if (error && !isFetching)
    return <VendorFailure ways={ways} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSkeleton ways={ways} label="Loading vendor…" />;
}

function LoadedProfile({ vendor, seed, getInTouch }: SeededVendor & VendorProfileProps) {
  return (
    <>
      <ProfileBar ways={ways} actions={getInTouch(addresseeOf(vendor))}>
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
