import { paths } from '@aangan/domain';
import { FirmContent } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** Designers publish no catalogues. */
const withoutFilters = ['catalogues'] as const;

/** A designer's pictures, videos and links. */
export function DesignerWork({ designer }: { designer: DesignerProfileData }) {
  return (
    <FirmContent
      name={designer.full_name}
      firm={designer}
      socialPage={paths.designerSocial()}
      withoutFilters={withoutFilters}
    />
  );
}
