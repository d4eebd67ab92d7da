import { paths } from '@aangan/domain';
import { OwnProfilePage } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnDesignerProfile } from './own-designer-profile.tsx';

const onboarding = {
  to: paths.designerOnboarding(),
  text: 'Three short steps, and clients can find your firm.',
};

/** /profile for designers and architects. */
export function OwnDesignerProfilePage({ architects }: { architects: Elements }) {
  return (
    <OwnProfilePage query={useGetOwnProfileQuery()} onboarding={onboarding}>
      {(profile) => <OwnDesignerProfile profile={profile} architects={architects} />}
    </OwnProfilePage>
  );
}
