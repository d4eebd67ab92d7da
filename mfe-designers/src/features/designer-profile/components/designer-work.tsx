import { FirmContent } from '@aangan/firms';
import type { SeededDesigner } from '../api/get-designer.ts';

/** Designers publish no catalogues. */
const withoutFilters = ['catalogues'] as const;

/** A designer's pictures, videos and links. */
export function DesignerWork({ designer, seed }: SeededDesigner) {
  return (
    <FirmContent
      name={designer.full_name}
      firm={designer}
      seed={seed}
      withoutFilters={withoutFilters}
    />
  );
}
