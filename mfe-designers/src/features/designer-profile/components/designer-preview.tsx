import { PreviewFrame } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { DesignerCover } from './designer-cover.tsx';
import { DesignerIdentity } from './designer-identity.tsx';
import { DesignerWork } from './designer-work.tsx';

/** A designer's page as visitors will see it, within another page. */
export function DesignerPreview({ designer }: { designer: DesignerProfileData }) {
  return (
    <PreviewFrame
      name={designer.full_name}
      identity={<DesignerIdentity designer={designer} headingLevel={3} />}
      pages={['TEAM', 'ABOUT']}
      action="GET IN TOUCH"
    >
      <DesignerCover designer={designer} />
      <DesignerWork designer={designer} />
    </PreviewFrame>
  );
}
