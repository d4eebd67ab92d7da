import { paths } from '@aangan/domain';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { Button } from '@aangan/ui';
import { useNavigate } from 'react-router-dom';
import { dialogName } from '../model/dialog-name.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';

const ReviewDialog = laterDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);

export interface WriteReviewButtonProps {
  vendor: ReviewedVendor;
  /** Called when a review was written or changed: the vendor's rating is another one. */
  onReviewed: () => void;
}

/** WRITE A REVIEW, for designers and architects, and the dialog that the page's other buttons open too. */
export function WriteReviewButton({ vendor, onReviewed }: WriteReviewButtonProps) {
  const { isOpen, open, close } = useDialogEntry(dialogName);
  const navigate = useNavigate();
  function saved() {
    onReviewed();
    // In place of the dialog's history entry: Back must not open the dialog again.
    void navigate(paths.vendorReviews(vendor.id), { replace: true });
  }
  return (
    <div>
      <Button onClick={open}>WRITE A REVIEW</Button>
      {isOpen && <ReviewDialog vendor={vendor} onSaved={saved} onClose={close} />}
    </div>
  );
}
