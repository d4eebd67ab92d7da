import { createSubmissionKeys } from '@aangan/api-client';
import { sentenceOf } from '@aangan/domain';
import {
  type DesignerReview,
  FormDraft,
  type ReviewedFirm,
  reviewTitle,
  SubmitButton,
  tabDraft,
  useSavingReview,
} from '@aangan/firms';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Dialog, Spinner } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Formik } from 'formik';
import { useId, useMemo, useState } from 'react';
import { outcomes } from '../../../outcomes.ts';
import { useChangeReviewMutation, useWriteReviewMutation } from '../api/reviews-api.ts';
import {
  emptyReview,
  type ReviewValues,
  reviewFieldsOf,
  reviewSchema,
  reviewValuesOf,
} from '../model/review-form.ts';
import { useOwnReview } from '../model/use-own-review.ts';
import { ReviewFields } from './review-fields.tsx';

export interface ReviewDialogProps {
  vendor: ReviewedFirm;
  onSaved: () => void;
  onClose: () => void;
}

/** Writes the visitor's review of a vendor, or edits it where there is one. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { i18n, t } = useLingui();
  const say = useSentences();
  const { review, isLoading } = useOwnReview(props.vendor.id);
  if (!isLoading && review?.status !== 'hidden') return <ReviewForm {...props} review={review} />;
  return (
    <Dialog
      open
      size="sheet"
      title={reviewTitle(review === null, props.vendor, i18n)}
      onClose={props.onClose}
    >
      {isLoading ? (
        <Spinner label={t({ id: 'vendors.loading-own-review', message: 'Loading your review…' })} />
      ) : (
        <p>{say(sentenceOf('review_hidden'))}</p>
      )}
    </Dialog>
  );
}

interface ReviewFormProps extends ReviewDialogProps {
  review: DesignerReview | null;
}

function ReviewForm({ vendor, review, onSaved, onClose }: ReviewFormProps) {
  const { i18n, t } = useLingui();
  const host = useHost();
  const draft = useMemo(() => tabDraft(`review.${vendor.id}`, emptyReview), [vendor.id]);
  const [typed] = useState(draft.read);
  const [initialValues] = useState(() => typed ?? reviewValuesOf(review));
  const [write] = useWriteReviewMutation();
  const [change] = useChangeReviewMutation();
  const [keys] = useState(createSubmissionKeys);
  async function send(values: ReviewValues) {
    const fields = reviewFieldsOf(values);
    if (review) return change({ id: review.id, fields }).unwrap();
    const idempotencyKey = keys.keyFor(fields);
    const written = await write({ vendorId: vendor.id, fields, idempotencyKey }).unwrap();
    outcomes.report(host, 'review-written');
    return written;
  }
  const { submit, failure } = useSavingReview({
    action: `review vendor ${vendor.id}`,
    isNew: review === null,
    draft,
    send,
    onSaved,
  });
  const formId = useId();
  const title = reviewTitle(review === null, vendor, i18n);
  const action = review
    ? t({ id: 'vendors.save-changes', message: 'Save changes' })
    : t({ id: 'vendors.submit-review', message: 'Submit review' });
  return (
    <Formik initialValues={initialValues} validationSchema={reviewSchema} onSubmit={submit}>
      <Dialog
        open
        size="sheet"
        title={title}
        actions={<SubmitButton form={formId} label={action} />}
        onClose={onClose}
      >
        <ReviewFields id={formId} title={title} failure={failure}>
          <FormDraft
            draft={draft}
            isRestored={typed !== null}
            withoutDraft={reviewValuesOf(review)}
          />
        </ReviewFields>
      </Dialog>
    </Formik>
  );
}
