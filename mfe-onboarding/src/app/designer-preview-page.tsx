import { withApi } from '@aangan/host';
import { socialApi } from '../features/social/api/social-api.ts';
import { PreviewStep } from '../features/social/components/preview-step.tsx';
import { designerOnboarding } from '../frame/onboarding-kind.ts';

/** /designer/onboarding/preview. */
export const DesignerPreviewPage = withApi(socialApi, () => (
  <PreviewStep kind={designerOnboarding} />
));
