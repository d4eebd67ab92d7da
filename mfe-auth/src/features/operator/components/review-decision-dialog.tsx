import { Dialog, toasts } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
    title: msg({ id: 'auth.hide-review-title', message: 'Hide this review?' }),
    note: msg({
      id: 'auth.hide-review-note',
      message:
        'Only its author will see the review, and it no longer counts towards the rating. The author and those who reported it get a mail with your reason.',
    }),
    action: msg({ id: 'auth.hide-review', message: 'Hide review' }),
    done: msg({ id: 'auth.review-is-hidden', message: 'The review is hidden' }),
  },
  keep: {
    title: msg({ id: 'auth.keep-review-title', message: 'Keep this review?' }),
    note: msg({
      id: 'auth.keep-review-note',
      message:
        'The review is shown and counts. The author and those who reported it get a mail with your reason.',
    }),
    action: msg({ id: 'auth.keep-review', message: 'Keep review' }),
    done: msg({ id: 'auth.review-is-kept', message: 'The review is kept' }),
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
  const { i18n } = useLingui();
  const [decideReview] = useDecideReviewMutation();
  const { title, note, action, done } = words[pending?.act ?? 'keep'];
  const label = i18n._(action);

  async function decide({ review, act }: PendingDecision, why: string) {
    await decideReview({ review, act, why }).unwrap();
    toasts.success(i18n._(done));
  }

  return (
    <Dialog open={pending !== null} title={i18n._(title)} onClose={onClose}>
      {pending && (
        <ReasonForm
          label={label}
          note={i18n._(note)}
          action={label}
          field="why"
          decide={(why) => decide(pending, why)}
          onDone={onDecided}
        />
      )}
    </Dialog>
  );
}
