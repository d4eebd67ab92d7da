import { paths } from '@aangan/domain';
import { OwnProfilePage } from '@aangan/firms';
import { useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnVendorProfile } from './own-vendor-profile.tsx';

const onboarding = {
  to: paths.vendorOnboarding(),
  text: 'Three short steps, and designers can find what you supply.',
};

/** /profile for vendors. */
export function OwnVendorProfilePage() {
  return (
    <OwnProfilePage query={useGetOwnProfileQuery()} onboarding={onboarding}>
      {(profile) => <OwnVendorProfile profile={profile} />}
    </OwnProfilePage>
  );
}
