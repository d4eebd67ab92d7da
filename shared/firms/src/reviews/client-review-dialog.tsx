import { createSubmissionKeys } from '@aangan/api-client';
import { sentenceOf } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Dialog, ErrorState, Spinner } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Formik } from 'formik';
import { useId, useMemo, useState } from 'react';
import { SubmitButton } from '../dialog/small-form-dialog.tsx';
import { tabDraft } from '../draft/drafts.ts';
import { FormDraft } from '../draft/form-draft.tsx';
import { ClientReviewFields } from './client-review-fields.tsx';
import {
  type ClientReviewValues,
  clientReviewFields,
  clientReviewSchema,
  clientReviewValues,
  emptyClientReview,
} from './client-review-form.ts';
import { reviewTitle } from './dialog-titles.ts';
import type { ClientReview, ReviewPicture } from './listed-review.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { useReviewsSlice } from './reviews-slice.ts';
import { useOwnClientReview } from './use-own-client-review.ts';
import { useReviewPictures } from './use-review-pictures.ts';
import { useSavingReview } from './use-saving-review.ts';

export interface ClientReviewDialogProps {
  firm: ReviewedFirm;
  onSaved: () => void;
  onClose: () => void;
}

/** Writes the visitor's review of a firm as its client, or changes it where there is one. */
export function ClientReviewDialog(props: ClientReviewDialogProps) {
  const { i18n } = useLingui();
  const own = useOwnClientReview(props.firm);
  const { review, request, canChange } = own;
  if (canChange || request !== null) {
    return <ReviewForm {...props} review={review} request={request} />;
  }
  return (
    <Dialog
      open
      size="sheet"
      title={reviewTitle(review === null, props.firm, i18n)}
      onClose={props.onClose}
    >
      <WhyNot own={own} />
    </Dialog>
  );
}

/** In the place of the form. */
function WhyNot({ own }: { own: ReturnType<typeof useOwnClientReview> }) {
  const { t } = useLingui();
  const say = useSentences();
  const { review, refusal, isLoading, hasFailed, isClient, refetch } = own;
  if (isLoading) {
    return (
      <Spinner label={t({ id: 'firms.loading-own-review', message: 'Loading your review…' })} />
    );
  }
  if (hasFailed) {
    return (
      <ErrorState
        title={t({ id: 'firms.own-review-failed', message: 'Failed to load your review' })}
        onRetry={refetch}
      />
    );
  }
  if (!isClient) {
    return (
      <p>
        {t({
          id: 'firms.clients-only',
          message: 'Sign in as the client whose request the firm has approved.',
        })}
      </p>
    );
  }
  const unchangeable = review?.status === 'hidden' ? 'review_hidden' : 'review_too_old';
  const code = review ? unchangeable : (refusal ?? 'request_not_approved');
  return <p>{say(sentenceOf(code))}</p>;
}

interface ReviewFormProps extends ClientReviewDialogProps {
  review: ClientReview | null;
  request: number | null;
}

const noPictures: readonly ReviewPicture[] = [];

function ReviewForm({ firm, review, request, onSaved, onClose }: ReviewFormProps) {
  const { i18n, t } = useLingui();
  const name = `client-review.${firm.kind}.${firm.id}`;
  const draft = useMemo(() => tabDraft(name, emptyClientReview), [name]);
  const [typed] = useState(draft.read);
  // The review as it was when the form was opened: what another tab saves meanwhile does not change a form.
  const [opened] = useState({ review, request });
  const [initialValues] = useState(() => typed ?? clientReviewValues(review));
  const [keys] = useState(createSubmissionKeys);
  const pictures = useReviewPictures(review?.pictures ?? noPictures);
  const { useWriteClientReviewMutation, useChangeClientReviewMutation } = useReviewsSlice();
  const [write] = useWriteClientReviewMutation();
  const [change] = useChangeClientReviewMutation();
  async function send(values: ClientReviewValues) {
    const fields = clientReviewFields(values, pictures.ids);
    if (opened.review) return change({ id: opened.review.id, fields }).unwrap();
    const parts = { request: opened.request ?? 0, fields };
    return write({ ...parts, idempotencyKey: keys.keyFor(parts) }).unwrap();
  }
  const isNew = opened.review === null;
  const { submit, failure } = useSavingReview({ action: name, isNew, draft, send, onSaved });
  const formId = useId();
  const title = reviewTitle(isNew, firm, i18n);
  const action = isNew
    ? t({ id: 'firms.submit-review', message: 'Submit review' })
    : t({ id: 'firms.save-changes', message: 'Save changes' });
  return (
    <Formik initialValues={initialValues} validationSchema={clientReviewSchema} onSubmit={submit}>
      <Dialog
        open
        size="sheet"
        title={title}
        actions={<SubmitButton form={formId} label={action} />}
        onClose={onClose}
      >
        <ClientReviewFields id={formId} title={title} failure={failure} pictures={pictures}>
          <FormDraft
            draft={draft}
            isRestored={typed !== null}
            withoutDraft={clientReviewValues(review)}
          />
        </ClientReviewFields>
      </Dialog>
    </Formik>
  );
}
