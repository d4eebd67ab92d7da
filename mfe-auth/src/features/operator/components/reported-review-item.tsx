import { isolated, reviewReportReasons } from '@aangan/domain';
import { Badge, Button, Muted, Rating, Row, Stack, Subheading, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import type { ReportedReview, ReviewDecision } from '../api/reported-reviews.ts';
import { dayOf, publicPage } from '../model/operator-labels.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';

const Text = styled.p`
  max-width: 60rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quoted = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${tokens.space.xs};
`;

const Reports = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.paperDeep};
  list-style: none;
`;

interface ReportedReviewItemProps {
  review: ReportedReview;
  onDecide: (act: ReviewDecision) => void;
}

/** A review with the reports of it, and what is needed to decide about it. */
export function ReportedReviewItem({ review, onDecide }: ReportedReviewItemProps) {
  const { vendor, vendor_name, designer_name, title, rating, status, waits_for } = review;
  const isHidden = status === 'hidden';
  const name = `${designer_name} about ${vendor_name}`;
  return (
    <DecisionCard aria-label={`Review by ${name}`}>
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{vendor_name}</Subheading>
          {isHidden && <Badge data-tone="accent">Hidden</Badge>}
          {waits_for.includes('operator') && <Badge>Many in a day</Badge>}
        </Row>
        <Muted>
          {`By ${isolated(designer_name)}, ${dayOf(review.created_at)}${review.edited_at ? `, edited ${dayOf(review.edited_at)}` : ''}`}
        </Muted>
      </Stack>
      <Quoted>
        <Row gap="xs">
          <Rating value={rating} />
          <strong>{title}</strong>
        </Row>
        <Text>{review.review_text}</Text>
        {review.answer && (
          <Text>
            <strong>Answer of the vendor:</strong>
            <span>{` ${review.answer.text}`}</span>
          </Text>
        )}
        {review.hidden_why && <Muted>{`Hidden because: ${review.hidden_why}`}</Muted>}
      </Quoted>
      {review.reports.length > 0 && (
        <Reports aria-label="Reports">
          {review.reports.map(({ id, reason, text, reporter_name, created_at }) => (
            <li key={id}>
              <strong>{reasonLabel(reason)}</strong>
              <Muted>{`${isolated(reporter_name)}, ${dayOf(created_at)}`}</Muted>
              {text && <Text>{text}</Text>}
            </li>
          ))}
        </Reports>
      )}
      <DecisionButtons>
        <LinkBeside to={publicPage({ kind: 'vendor', id: vendor })}>Public page</LinkBeside>
        <Row gap="xs">
          <Button
            variant="secondary"
            size="small"
            aria-label={`${isHidden ? 'Show again' : 'Keep'}: ${name}`}
            onClick={() => onDecide('keep')}
          >
            {isHidden ? 'Show again…' : 'Keep…'}
          </Button>
          {!isHidden && (
            <Button size="small" aria-label={`Hide: ${name}`} onClick={() => onDecide('hide')}>
              Hide…
            </Button>
          )}
        </Row>
      </DecisionButtons>
    </DecisionCard>
  );
}

function reasonLabel(reason: string): string {
  return reviewReportReasons.find(({ id }) => id === reason)?.label ?? reason;
}
