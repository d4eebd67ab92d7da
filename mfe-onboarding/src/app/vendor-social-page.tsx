import { currentYear, useHost, withApi } from '@aangan/host';
import { socialApi } from '../features/social/api/social-api.ts';
import { SocialStep } from '../features/social/components/social-step.tsx';
import { emptyVendor } from '../features/vendor-basic-info/model/vendor-values.ts';
import { vendorOnboarding } from '../frame/onboarding-kind.ts';

/** /vendor/onboarding/social. */
function VendorSocial() {
  const { clock } = useHost();
  return (
    <SocialStep kind={vendorOnboarding} emptyBasicInfo={() => emptyVendor(currentYear(clock))} />
  );
}

export const VendorSocialPage = withApi(socialApi, VendorSocial);
