import { paths } from '@aangan/domain';
import { FirmContent, type FirmContentProps } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** Designers publish no catalogues. */
const withoutFilters = ['catalogues'] as const;

interface DesignerWorkProps extends Pick<FirmContentProps, 'projects' | 'saving'> {
  designer: DesignerProfileData;
}

/** A designer's pictures, videos and links. */
export function DesignerWork({ designer, projects, saving }: DesignerWorkProps) {
  return (
    <FirmContent
      name={designer.full_name}
      firm={designer}
      projects={projects}
      socialPage={paths.designerSocial()}
      withoutFilters={withoutFilters}
      saving={saving}
    />
  );
}
