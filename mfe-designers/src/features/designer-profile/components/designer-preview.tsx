import { PreviewFrame } from '@aangan/firms';
import { useLingui } from '@lingui/react/macro';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { barNames } from '../model/profile-texts.ts';
import { DesignerCover } from './designer-cover.tsx';
import { DesignerIdentity } from './designer-identity.tsx';
import { DesignerWork } from './designer-work.tsx';

/** A designer's page as visitors will see it, within another page. */
export function DesignerPreview({ designer }: { designer: DesignerProfileData }) {
  const { i18n, t } = useLingui();
  return (
    <PreviewFrame
      name={designer.full_name}
      identity={<DesignerIdentity designer={designer} headingLevel={3} />}
      pages={[i18n._(barNames.team), i18n._(barNames.about)]}
      action={t({ id: 'designers.get-in-touch', message: 'GET IN TOUCH' })}
    >
      <DesignerCover designer={designer} />
      <DesignerWork designer={designer} />
    </PreviewFrame>
  );
}
