import { paths } from '@aangan/domain';
import type { MessageDescriptor } from '@aangan/messages';
import { Chip, ChipGroup } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ReviewList, useReportedReviewsInfiniteQuery } from '../api/reported-reviews.ts';
import { DecisionList } from './decision-list.tsx';
import { ReportedReviewItem } from './reported-review-item.tsx';
import { type PendingDecision, ReviewDecisionDialog } from './review-decision-dialog.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface ReviewChoice {
  show: ReviewList;
  label: MessageDescriptor;
  to: string;
  none: MessageDescriptor;
}

const waiting: ReviewChoice = {
  show: 'waiting',
  label: msg({ id: 'auth.reviews-waiting', message: 'Waiting' }),
  to: paths.operator(),
  none: msg({ id: 'auth.no-review-waits', message: 'No review is waiting for a decision' }),
};
const hidden: ReviewChoice = {
  show: 'hidden',
  label: msg({ id: 'auth.hidden', message: 'Hidden' }),
  to: `${paths.operator()}?reviews=hidden`,
  none: msg({ id: 'auth.no-review-hidden', message: 'No review is hidden' }),
};

/** The reviews that were reported, the longest waiting first, or the hidden ones. Which is kept in the address. */
export function ReportedReviews() {
  const { t, i18n } = useLingui();
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
        title={t({ id: 'auth.reported-reviews', message: 'Reported reviews' })}
        heading={heading}
        words={{
          loading: t({
            id: 'auth.reported-reviews-loading',
            message: 'Loading the reported reviews…',
          }),
          failed: t({
            id: 'auth.reported-reviews-failed',
            message: 'The reported reviews could not be loaded',
          }),
          none: i18n._((show === 'hidden' ? hidden : waiting).none),
        }}
        list={{ ...list, data: list.currentData }}
        render={(review) => (
          <li key={review.id}>
            <ReportedReviewItem review={review} onDecide={(act) => setPending({ review, act })} />
          </li>
        )}
      >
        <ChipGroup label={t({ id: 'auth.which-reviews', message: 'Which reviews' })}>
          {[waiting, hidden].map(({ label, to, ...one }) => (
            <Chip key={to} as={Link} to={to} selected={one.show === show} preventScrollReset>
              {i18n._(label)}
            </Chip>
          ))}
        </ChipGroup>
      </DecisionList>
      <ReviewDecisionDialog pending={pending} onClose={() => setPending(null)} onDecided={finish} />
    </>
  );
}
