import { useDialogOpener } from '@aangan/firms';
import { Button, EmptyState } from '@aangan/ui';
import { dialogName } from '../model/dialog-name.ts';

/** Said in place of the list. Only who may review is offered to. */
export function NoReviews({ mayReview }: { mayReview: boolean }) {
  const open = useDialogOpener(dialogName);
  return (
    <EmptyState title="No Reviews Yet">
      <p>Be the first designer to review this vendor</p>
      {mayReview && <Button onClick={open}>Write a Review</Button>}
    </EmptyState>
  );
}
