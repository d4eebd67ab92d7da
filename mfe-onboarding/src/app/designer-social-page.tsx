import { currentYear, useHost, withApi } from '@aangan/host';
import { emptyDesigner } from '../features/designer-basic-info/model/designer-values.ts';
import { socialApi } from '../features/social/api/social-api.ts';
import { SocialStep } from '../features/social/components/social-step.tsx';
import { designerOnboarding } from '../frame/onboarding-kind.ts';

/** /designer/onboarding/social. */
function DesignerSocial() {
  const { clock } = useHost();
  return (
    <SocialStep
      kind={designerOnboarding}
      emptyBasicInfo={() => emptyDesigner(currentYear(clock))}
    />
  );
}

export const DesignerSocialPage = withApi(socialApi, DesignerSocial);
