import { Dialog, toasts } from '@aangan/ui';
import {
  type ReportedReview,
  type ReviewDecision,
  useDecideReviewMutation,
} from '../api/reported-reviews.ts';
import { ReasonForm } from './reason-form.tsx';

/** A review, and what is to be done with it. */
export interface PendingDecision {
  review: ReportedReview;
  act: ReviewDecision;
}

const words = {
  hide: {
    title: 'Hide this review?',
    note: 'Only its author will see the review, and it no longer counts towards the rating. The author and those who reported it get a mail with your reason.',
    action: 'Hide review',
    done: 'The review is hidden',
  },
  keep: {
    title: 'Keep this review?',
    note: 'The review is shown and counts. The author and those who reported it get a mail with your reason.',
    action: 'Keep review',
    done: 'The review is kept',
  },
} as const;

interface ReviewDecisionDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  pending: PendingDecision | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the reason of a decision about a review. */
export function ReviewDecisionDialog({ pending, onClose, onDecided }: ReviewDecisionDialogProps) {
  const [decideReview] = useDecideReviewMutation();
  const { title, note, action, done } = words[pending?.act ?? 'keep'];

  async function decide({ review, act }: PendingDecision, why: string) {
    await decideReview({ review, act, why }).unwrap();
    toasts.success(done);
  }

  return (
    <Dialog open={pending !== null} title={title} onClose={onClose}>
      {pending && (
        <ReasonForm
          label={action}
          note={note}
          action={action}
          field="why"
          decide={(why) => decide(pending, why)}
          onDone={onDecided}
        />
      )}
    </Dialog>
  );
}
