import { paths } from '@aangan/domain';
import { Chip, ChipGroup } from '@aangan/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ReviewList, useReportedReviewsInfiniteQuery } from '../api/reported-reviews.ts';
import { DecisionList } from './decision-list.tsx';
import { ReportedReviewItem } from './reported-review-item.tsx';
import { type PendingDecision, ReviewDecisionDialog } from './review-decision-dialog.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const shows: readonly { show: ReviewList; label: string; to: string; none: string }[] = [
  {
    show: 'waiting',
    label: 'Waiting',
    to: paths.operator(),
    none: 'No review is waiting for a decision',
  },
  {
    show: 'hidden',
    label: 'Hidden',
    to: `${paths.operator()}?reviews=hidden`,
    none: 'No review is hidden',
  },
];

/** The reviews that were reported, the longest waiting first, or the hidden ones. Which is kept in the address. */
export function ReportedReviews() {
  const show: ReviewList = useSearchParams()[0].get('reviews') === 'hidden' ? 'hidden' : 'waiting';
  const list = useReportedReviewsInfiniteQuery(show, { refetchOnMountOrArgChange: true });
  const { heading, focusHeading } = useHeadingFocus();
  const [pending, setPending] = useState<PendingDecision | null>(null);

  function finish() {
    setPending(null);
    focusHeading();
  }

  return (
    <>
      <DecisionList
        title="Reported reviews"
        heading={heading}
        words={{
          loading: 'Loading the reported reviews…',
          failed: 'The reported reviews could not be loaded',
          none: shows.find((one) => one.show === show)?.none ?? '',
        }}
        list={{ ...list, data: list.currentData }}
        render={(review) => (
          <li key={review.id}>
            <ReportedReviewItem review={review} onDecide={(act) => setPending({ review, act })} />
          </li>
        )}
      >
        <ChipGroup label="Which reviews">
          {shows.map(({ label, to, ...one }) => (
            <Chip key={to} as={Link} to={to} selected={one.show === show} preventScrollReset>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      </DecisionList>
      <ReviewDecisionDialog pending={pending} onClose={() => setPending(null)} onDecided={finish} />
    </>
  );
}
