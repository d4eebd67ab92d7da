import { paths } from '@aangan/domain';
import { OwnProfilePage } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type OwnProfileData, useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnVendorProfile } from './own-vendor-profile.tsx';

interface OwnVendorProfilePageProps {
  /** The vendor's reviews, which another feature provides. */
  reviews: (profile: OwnProfileData) => Elements;
}

/** /profile for vendors. */
export function OwnVendorProfilePage({ reviews }: OwnVendorProfilePageProps) {
  const { t } = useLingui();
  const onboarding = {
    to: paths.vendorOnboarding(),
    text: t({
      id: 'vendors.three-steps',
      message: 'Three short steps, and designers can find what you supply.',
    }),
  };
  return (
    <OwnProfilePage query={useGetOwnProfileQuery()} onboarding={onboarding}>
      {(profile) => <OwnVendorProfile profile={profile} reviews={reviews(profile)} />}
    </OwnProfilePage>
  );
}
