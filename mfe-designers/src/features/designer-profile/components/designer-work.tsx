import { paths } from '@aangan/domain';
import { FirmContent, type FirmContentProps } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** Designers publish no catalogues. */
const withoutFilters = ['catalogues'] as const;

interface DesignerWorkProps extends Pick<FirmContentProps, 'projects' | 'saving'> {
  designer: DesignerProfileData;
  /** What clients say of the designer; left out in a preview. */
  reviews?: Elements;
}

/** A designer's pictures, videos and links. */
export function DesignerWork({ designer, projects, reviews, saving }: DesignerWorkProps) {
  const { t } = useLingui();
  const label = t({ id: 'designers.reviews', message: 'Reviews' });
  return (
    <FirmContent
      name={designer.full_name}
      firm={designer}
      projects={projects}
      socialPage={paths.designerSocial()}
      withoutFilters={withoutFilters}
      panels={reviews ? [{ id: 'reviews', label, content: reviews }] : []}
      saving={saving}
    />
  );
}
