import { isolated, reviewReportReasons } from '@aangan/domain';
import { Badge, Button, Muted, Picture, Rating, Row, Stack, Subheading, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import type { ReportedReview, ReviewDecision } from '../api/reported-reviews.ts';
import { publicPage } from '../model/operator-labels.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';
import { QuotedText } from './quoted-text.tsx';
import { ReportList } from './report-list.tsx';

const Quoted = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${tokens.space.xs};
`;

const Small = styled(Picture)`
  width: 6rem;
  height: 6rem;
  border-radius: ${tokens.radius.media};
  object-fit: cover;
`;

interface ReportedReviewItemProps {
  review: ReportedReview;
  onDecide: (act: ReviewDecision) => void;
}

/** A review with the reports of it, and what is needed to decide about it. */
export function ReportedReviewItem({ review, onDecide }: ReportedReviewItemProps) {
  const { t } = useLingui();
  const { dayOf } = useDates();
  const { by, firm, author_name: author, title, pictures, rating, status, waits_for } = review;
  const isHidden = status === 'hidden';
  const firmName = firm.name;
  const name = t({ id: 'auth.writer-about-firm', message: `${author} about ${firmName}` });
  const writer = isolated(author);
  const day = dayOf(review.created_at);
  const editedDay = review.edited_at && dayOf(review.edited_at);
  const hiddenWhy = review.hidden_why;
  const keepLabel = isHidden
    ? t({ id: 'auth.show-review-again', message: `Show again: ${name}` })
    : t({ id: 'auth.keep-one-review', message: `Keep: ${name}` });
  return (
    <DecisionCard aria-label={t({ id: 'auth.review-by', message: `Review by ${name}` })}>
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{firmName}</Subheading>
          <Badge>
            {by === 'client'
              ? t({ id: 'auth.by-a-client', message: 'By a client' })
              : t({ id: 'auth.by-a-designer', message: 'By a designer' })}
          </Badge>
          {isHidden && (
            <Badge data-tone="accent">
              <Trans id="auth.hidden">Hidden</Trans>
            </Badge>
          )}
          {waits_for.includes('operator') && (
            <Badge>
              <Trans id="auth.held">Held for you</Trans>
            </Badge>
          )}
        </Row>
        <Muted>
          {editedDay
            ? t({ id: 'auth.by-edited', message: `By ${writer}, ${day}, edited ${editedDay}` })
            : t({ id: 'auth.by', message: `By ${writer}, ${day}` })}
        </Muted>
      </Stack>
      <Quoted>
        <Row gap="xs">
          <Rating value={rating} />
          {title !== null && <strong>{title}</strong>}
        </Row>
        <QuotedText>{review.review_text}</QuotedText>
        {pictures.length > 0 && (
          <Row gap="xs">
            {pictures.map(({ id, url, media_width: width }, at) => {
              const place = at + 1;
              return (
                <Small
                  key={id}
                  src={url}
                  naturalWidth={width}
                  sizes="6rem"
                  alt={t({ id: 'auth.review-picture', message: `Picture ${place}` })}
                />
              );
            })}
          </Row>
        )}
        {review.answer && (
          <QuotedText>
            <strong>
              <Trans id="auth.answer-of-firm">Answer of the firm:</Trans>
            </strong>
            <span>{` ${review.answer.text}`}</span>
          </QuotedText>
        )}
        {hiddenWhy && (
          <Muted>{t({ id: 'auth.hidden-because', message: `Hidden because: ${hiddenWhy}` })}</Muted>
        )}
      </Quoted>
      <ReportList reports={review.reports} reasons={reviewReportReasons} />
      <DecisionButtons>
        <LinkBeside to={publicPage(firm)}>
          {t({ id: 'auth.public-page', message: 'Public page' })}
        </LinkBeside>
        <Row gap="xs">
          <Button
            variant="secondary"
            size="small"
            aria-label={keepLabel}
            onClick={() => onDecide('keep')}
          >
            {isHidden
              ? t({ id: 'auth.show-again', message: 'Show again…' })
              : t({ id: 'auth.keep', message: 'Keep…' })}
          </Button>
          {!isHidden && (
            <Button
              size="small"
              aria-label={t({ id: 'auth.hide-one-review', message: `Hide: ${name}` })}
              onClick={() => onDecide('hide')}
            >
              <Trans id="auth.hide">Hide…</Trans>
            </Button>
          )}
        </Row>
      </DecisionButtons>
    </DecisionCard>
  );
}
