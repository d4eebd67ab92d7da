import { paths } from '@aangan/domain';
import {
  laterDialog,
  type ReviewedFirm,
  reviewDialogs,
  reviewTitle,
  useDialogEntry,
} from '@aangan/firms';
import { useWhenIdle } from '@aangan/host';
import { Button } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useOwnReview } from '../model/use-own-review.ts';

/** Keeps its space, hidden, until it is known whether there is a review, so that its text does not change in sight. */
const Action = styled(Button)`
  &[data-known='false'] {
    visibility: hidden;
  }
`;

const ReviewDialog = laterDialog(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
  ({ vendor }, i18n) => ({ title: reviewTitle(true, vendor, i18n), size: 'sheet' }),
);

export interface WriteReviewButtonProps {
  vendor: ReviewedFirm;
  /** Called when a review was written or changed: the vendor's rating is another one. */
  onReviewed: () => void;
}

/**
 * WRITE A REVIEW for designers and architects, EDIT YOUR REVIEW where there is one, and the dialog that the page's other
 * buttons open too.
 */
export function WriteReviewButton({ vendor, onReviewed }: WriteReviewButtonProps) {
  const { isOpen, open, close } = useDialogEntry(reviewDialogs.designer);
  const navigate = useNavigate();
  const { review, isLoading } = useOwnReview(vendor.id);
  useWhenIdle(ReviewDialog.preload);
  function saved() {
    onReviewed();
    // In place of the dialog's history entry: Back must not open the dialog again.
    void navigate(paths.vendorReviews(vendor.id), { replace: true });
  }
  return (
    <div>
      <Action data-known={!isLoading} onClick={open}>
        {review ? (
          <Trans id="vendors.edit-review-button">EDIT YOUR REVIEW</Trans>
        ) : (
          <Trans id="vendors.write-review-button">WRITE A REVIEW</Trans>
        )}
      </Action>
      {isOpen && <ReviewDialog vendor={vendor} onSaved={saved} onClose={close} />}
    </div>
  );
}
