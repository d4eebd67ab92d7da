import { formatCount } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink, LoadMore, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { problemAdvice } from '../failure/problem-advice.ts';
import { useFocusOnMore } from '../listing/use-focus-on-more.ts';
import type { ListedReview } from './listed-review.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewedFirm, ReviewersKind } from './reviewed-firm.ts';
import { type LoadedReviews, listParameters } from './use-reviews.ts';

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;

  > li {
    padding-block: ${tokens.space.xl};
    border-block-end: 1px solid ${tokens.color.line};
  }
`;

const Earlier = styled.p`
  text-align: center;
`;

export interface ReviewListProps {
  firm: ReviewedFirm;
  by: ReviewersKind;
  loaded: LoadedReviews;
  /** What of it is shown. */
  reviews: readonly ListedReview[];
}

/** The reviews that are loaded, and Load more. */
export function ReviewList({ firm, by, loaded, reviews }: ReviewListProps) {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const rememberFocus = useFocusOnMore(list);
  const isFirm = useSession().user?.id === firm.userId;
  const addressOf = useListAddress(by);
  const { firstPage, nextPage, hasNextPage, nextProblem } = loaded;
  const shown = withoutRepeats(reviews);
  const place = formatCount(shown.length);
  const count = formatCount(loaded.count);
  return (
    <div>
      {firstPage > 1 && (
        <Earlier>
          <ButtonLink as={Link} to={addressOf(firstPage - 1)} variant="secondary">
            {t({ id: 'firms.earlier-reviews', message: 'Earlier reviews' })}
          </ButtonLink>
        </Earlier>
      )}
      <List ref={list} aria-label={t({ id: 'firms.reviews', message: 'Reviews' })}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard firm={firm} review={review} isFirm={isFirm} />
          </li>
        ))}
      </List>
      {(hasNextPage || nextPage > 2) && (
        <LoadMore
          hasMore={hasNextPage}
          busy={loaded.isFetchingNextPage}
          status={t({ id: 'firms.showing-reviews', message: `Showing ${place} of ${count}` })}
          error={
            nextProblem &&
            (problemAdvice(nextProblem, i18n) ??
              t({ id: 'firms.reviews-failed', message: 'Failed to load reviews' }))
          }
          href={addressOf(nextPage)}
          onLoadMore={() => {
            rememberFocus();
            loaded.fetchNextPage();
          }}
        />
      )}
    </div>
  );
}

/** The address of this page with another page of the list, in the same order. */
function useListAddress(by: ReviewersKind) {
  const { pathname, search } = useLocation();
  return (page: number) => {
    const query = new URLSearchParams(search);
    query.delete(listParameters[by].page);
    if (page > 1) query.set(listParameters[by].page, String(page));
    return `${pathname}?${query}#reviews`;
  };
}

/** A review that was written between two requests moves the others: one can be on both pages. */
function withoutRepeats(reviews: readonly ListedReview[]): ListedReview[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}
