import { paths } from '@aangan/domain';
import { OwnProfilePage } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { type OwnProfileData, useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnVendorProfile } from './own-vendor-profile.tsx';

const onboarding = {
  to: paths.vendorOnboarding(),
  text: 'Three short steps, and designers can find what you supply.',
};

interface OwnVendorProfilePageProps {
  /** The vendor's reviews, which another feature provides. */
  reviews: (profile: OwnProfileData) => Elements;
}

/** /profile for vendors. */
export function OwnVendorProfilePage({ reviews }: OwnVendorProfilePageProps) {
  return (
    <OwnProfilePage query={useGetOwnProfileQuery()} onboarding={onboarding}>
      {(profile) => <OwnVendorProfile profile={profile} reviews={reviews(profile)} />}
    </OwnProfilePage>
  );
}
