import { Button, EmptyState } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { laterDialog } from '../dialog/later-dialog.tsx';
import { useDialogEntry } from '../dialog/use-dialog-entry.ts';
import { reviewTitle } from './dialog-titles.ts';
import { reviewDialogs } from './review-dialogs.ts';
import { Reviews, type ReviewsProps } from './reviews.tsx';
import { reviewsPath } from './reviews-path.ts';
import { useOwnClientReview } from './use-own-client-review.ts';

const ClientReviewDialog = laterDialog(
  async () => (await import('./client-review-dialog.tsx')).ClientReviewDialog,
  ({ firm }, i18n) => ({ title: reviewTitle(true, firm, i18n), size: 'sheet' }),
);

interface ClientReviewsProps extends Pick<ReviewsProps, 'firm' | 'heading' | 'others'> {
  /** Called when a review was written or changed: the firm's rating is another one. */
  onReviewed: () => void;
}

/** What clients say of a firm, and for its clients the button to write a review and the dialog to write or change it. */
export function ClientReviews({ firm, heading, others, onReviewed }: ClientReviewsProps) {
  const { isOpen, open, close } = useDialogEntry(reviewDialogs.client);
  const navigate = useNavigate();
  const { request } = useOwnClientReview(firm);
  function saved() {
    onReviewed();
    // In place of the dialog's history entry: Back must not open the dialog again.
    void navigate(reviewsPath(firm, 'client'), { replace: true });
  }
  return (
    <>
      <Reviews
        firm={firm}
        by="client"
        heading={heading}
        others={others}
        action={request !== null && <WriteReview onOpen={open} />}
        empty={<NoClientReviews />}
      />
      {isOpen && <ClientReviewDialog firm={firm} onSaved={saved} onClose={close} />}
    </>
  );
}

function WriteReview({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button onClick={onOpen}>
        <span>{t({ id: 'firms.write-client-review', message: 'Write a review' })}</span>
      </Button>
    </div>
  );
}

function NoClientReviews() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'firms.no-client-reviews', message: 'No reviews yet' })}>
      <p>
        {t({
          id: 'firms.who-can-review',
          message: 'Clients can review a firm once both have written in their conversation.',
        })}
      </p>
    </EmptyState>
  );
}
