import { paths } from '@aangan/domain';
import { OwnProfilePage } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnDesignerProfile } from './own-designer-profile.tsx';

/** /profile for designers and architects. */
export function OwnDesignerProfilePage({ architects }: { architects: Elements }) {
  const { t } = useLingui();
  const onboarding = {
    to: paths.designerOnboarding(),
    text: t({
      id: 'designers.three-steps',
      message: 'Three short steps, and clients can find your firm.',
    }),
  };
  return (
    <OwnProfilePage query={useGetOwnProfileQuery()} onboarding={onboarding}>
      {(profile) => <OwnDesignerProfile profile={profile} architects={architects} />}
    </OwnProfilePage>
  );
}
