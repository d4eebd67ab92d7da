import { FirmContent } from '@aangan/firms';
import { Lightbox } from '@aangan/ui';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { useOpenPiece } from '../model/use-open-piece.ts';

/** Designers publish no catalogues. */
const withoutFilters = ['catalogues'] as const;

/** A designer's pictures, videos and links; pictures and videos open in a lightbox. */
export function DesignerWork({ designer }: { designer: DesignerProfileData }) {
  const { openKey, open, turn, close } = useOpenPiece();
  return (
    <FirmContent
      name={designer.full_name}
      firm={designer}
      withoutFilters={withoutFilters}
      onOpen={open}
    >
      {(shown) => (
        <Lightbox
          title={designer.full_name}
          pieces={shown.flatMap((item) => ('post' in item ? [item] : []))}
          shown={openKey}
          onShow={turn}
          onClose={close}
        />
      )}
    </FirmContent>
  );
}
