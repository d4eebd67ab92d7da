import { reviewDialogs, useDialogOpener } from '@aangan/firms';
import { Button, EmptyState } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Said in place of the list. Only who may review is offered to. */
export function NoReviews({ mayReview }: { mayReview: boolean }) {
  const open = useDialogOpener(reviewDialogs.designer);
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'vendors.no-reviews', message: 'No Reviews Yet' })}>
      <p>
        <Trans id="vendors.first-to-review">Be the first designer to review this vendor</Trans>
      </p>
      {mayReview && (
        <Button onClick={open}>
          <Trans id="vendors.write-review">Write a Review</Trans>
        </Button>
      )}
    </EmptyState>
  );
}
