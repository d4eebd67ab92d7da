import { problemOf } from '@aangan/api-client';
import { isolated } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Button, ConfirmDialog, Muted, Row, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { laterDialog } from '../dialog/later-dialog.tsx';
import { failureToast, successToast } from '../failure/outcome-toasts.ts';
import { answerTitle } from './dialog-titles.ts';
import type { ListedReview } from './listed-review.ts';
import { reviewDate } from './review-date.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { useReviewsSlice } from './reviews-slice.ts';

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
  firm: ReviewedFirm;
  review: ListedReview;
  /** The visitor is the firm, which may answer. */
  isFirm: boolean;
}

/** The firm's answer to a review, and for the firm the buttons to write, edit and delete it. */
export function ReviewAnswer({ firm, review, isFirm }: ReviewAnswerProps) {
  const { t } = useLingui();
  const { answer } = review;
  const name = isolated(firm.name);
  return (
    <>
      {answer && (
        <Quote>
          <From>{t({ id: 'firms.answer-from', message: `Answer from ${name}` })}</From>
          <AnswerDates answer={answer} />
          <Text lang={writtenLanguage(answer.text)}>{answer.text}</Text>
        </Quote>
      )}
      {isFirm && <AnswerButtons review={review} />}
    </>
  );
}

function AnswerDates({ answer }: { answer: NonNullable<ListedReview['answer']> }) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  const { created_at: created, updated_at: updated } = answer;
  const edited = t({ id: 'firms.edited', message: 'edited', comment: 'A date follows.' });
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

function AnswerButtons({ review }: { review: ListedReview }) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useReviewsSlice().useDeleteAnswerMutation();
  async function deleteAnswer() {
    const action = `delete answer ${review.id}`;
    try {
      await remove({ by: review.by, id: review.id }).unwrap();
      successToast(t({ id: 'firms.answer-deleted', message: 'Answer deleted' }), action);
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to delete answer', problem.kind, problem.status);
      const failed = t({ id: 'firms.answer-not-deleted', message: 'Failed to delete answer' });
      failureToast(problem, failed, action);
    } finally {
      setAsking(false);
    }
  }
  return (
    <Row gap="s">
      <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
        <span>
          {review.answer
            ? t({ id: 'firms.edit-answer', message: 'Edit your answer' })
            : t({ id: 'firms.answer-review', message: 'Answer this review' })}
        </span>
      </Button>
      {review.answer && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t({ id: 'firms.delete-answer', message: 'Delete your answer' })}
        </Button>
      )}
      {isWriting && <AnswerDialog review={review} onClose={() => setWriting(false)} />}
      <ConfirmDialog
        open={isAsking}
        title={t({
          id: 'firms.delete-answer-question',
          message: 'Are you sure you want to delete your answer?',
        })}
        confirmLabel={t({ id: 'firms.delete', message: 'Delete' })}
        busy={isLoading}
        onConfirm={() => void deleteAnswer()}
        onCancel={() => setAsking(false)}
      />
    </Row>
  );
}
