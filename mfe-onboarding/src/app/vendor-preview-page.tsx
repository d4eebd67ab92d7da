import { withApi } from '@aangan/host';
import { socialApi } from '../features/social/api/social-api.ts';
import { PreviewStep } from '../features/social/components/preview-step.tsx';
import { vendorOnboarding } from '../frame/onboarding-kind.ts';

/** /vendor/onboarding/preview. */
export const VendorPreviewPage = withApi(socialApi, () => <PreviewStep kind={vendorOnboarding} />);
