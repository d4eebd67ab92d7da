import { problemOf } from '@aangan/api-client';
import { isolated } from '@aangan/domain';
import { failureToast, laterDialog, successToast } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Button, ConfirmDialog, Muted, Row, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import type { Review } from '../api/read-review-page.ts';
import { useDeleteAnswerMutation } from '../api/reviews-api.ts';
import { answerTitle } from '../model/dialog-titles.ts';
import { reviewDate } from '../model/review-date.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';

const AnswerDialog = laterDialog(
  async () => (await import('./answer-dialog.tsx')).AnswerDialog,
  ({ review }, i18n) => ({ title: answerTitle(review, i18n) }),
);

const Quote = styled.div`
  max-width: 42rem;
  padding: ${tokens.space.m} ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  overflow-wrap: anywhere;
`;

const From = styled.p`
  font-weight: 600;
`;

const Text = styled.p`
  margin-block-start: ${tokens.space.xs};
  white-space: pre-line;
`;

interface ReviewAnswerProps {
  vendor: ReviewedVendor;
  review: Review;
  /** The visitor is the vendor, who may answer. */
  isVendor: boolean;
}

/** The vendor's answer to a review, and for the vendor the buttons to write, edit and delete it. */
export function ReviewAnswer({ vendor, review, isVendor }: ReviewAnswerProps) {
  const { answer } = review;
  const firm = isolated(vendor.name);
  return (
    <>
      {answer && (
        <Quote>
          <From>
            <Trans id="vendors.answer-from">Answer from {firm}</Trans>
          </From>
          <AnswerDates answer={answer} />
          <Text lang={writtenLanguage(answer.text)}>{answer.text}</Text>
        </Quote>
      )}
      {isVendor && <AnswerButtons review={review} />}
    </>
  );
}

function AnswerDates({ answer }: { answer: NonNullable<Review['answer']> }) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  const { created_at: created, updated_at: updated } = answer;
  const edited = t({ id: 'vendors.edited', message: 'edited', comment: 'A date follows.' });
  return (
    <Muted>
      <time dateTime={created}>{reviewDate(created, clock, locale)}</time>
      {updated !== created && (
        <>
          <span>{` · ${edited} `}</span>
          <time dateTime={updated}>{reviewDate(updated, clock, locale)}</time>
        </>
      )}
    </Muted>
  );
}

function AnswerButtons({ review }: { review: Review }) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteAnswerMutation();
  async function deleteAnswer() {
    const action = `delete answer ${review.id}`;
    try {
      await remove(review.id).unwrap();
      successToast(t({ id: 'vendors.answer-deleted', message: 'Answer deleted' }), action);
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to delete answer', problem.kind, problem.status);
      const failed = t({ id: 'vendors.answer-not-deleted', message: 'Failed to delete answer' });
      failureToast(problem, failed, action);
    } finally {
      setAsking(false);
    }
  }
  return (
    <Row gap="s">
      <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
        {review.answer ? (
          <Trans id="vendors.edit-answer">Edit your answer</Trans>
        ) : (
          <Trans id="vendors.answer-review">Answer this review</Trans>
        )}
      </Button>
      {review.answer && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <Trans id="vendors.delete-answer">Delete your answer</Trans>
        </Button>
      )}
      {isWriting && <AnswerDialog review={review} onClose={() => setWriting(false)} />}
      <ConfirmDialog
        open={isAsking}
        title={t({
          id: 'vendors.delete-answer-question',
          message: 'Are you sure you want to delete your answer?',
        })}
        confirmLabel={t({ id: 'vendors.delete', message: 'Delete' })}
        busy={isLoading}
        onConfirm={() => void deleteAnswer()}
        onCancel={() => setAsking(false)}
      />
    </Row>
  );
}
