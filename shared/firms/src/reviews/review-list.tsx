import { formatCount, paths } from '@aangan/domain';
import { problemAdvice, useFocusOnMore } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { ButtonLink, LoadMore, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Review } from '../api/read-review-page.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';
import type { LoadedReviews } from '../model/use-reviews.ts';
import { ReviewCard } from './review-card.tsx';

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
  vendor: ReviewedVendor;
  loaded: LoadedReviews;
  /** What of it is shown. */
  reviews: readonly Review[];
}

/** The reviews that are loaded, and Load more. */
export function ReviewList({ vendor, loaded, reviews }: ReviewListProps) {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const rememberFocus = useFocusOnMore(list);
  const isVendor = useSession().user?.id === vendor.userId;
  const { firstPage, nextPage, hasNextPage, nextProblem } = loaded;
  const shown = withoutRepeats(reviews);
  const place = formatCount(shown.length);
  const count = formatCount(loaded.count);
  return (
    <div>
      {firstPage > 1 && (
        <Earlier>
          <ButtonLink
            as={Link}
            to={paths.vendorReviews(vendor.id, firstPage - 1)}
            variant="secondary"
          >
            <Trans id="vendors.earlier-reviews">Earlier reviews</Trans>
          </ButtonLink>
        </Earlier>
      )}
      <List ref={list} aria-label={t({ id: 'vendors.reviews', message: 'Reviews' })}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard vendor={vendor} review={review} isVendor={isVendor} />
          </li>
        ))}
      </List>
      {(hasNextPage || nextPage > 2) && (
        <LoadMore
          hasMore={hasNextPage}
          busy={loaded.isFetchingNextPage}
          status={t({ id: 'vendors.showing-reviews', message: `Showing ${place} of ${count}` })}
          error={
            nextProblem &&
            (problemAdvice(nextProblem, i18n) ??
              t({ id: 'vendors.reviews-failed', message: 'Failed to load reviews' }))
          }
          href={paths.vendorReviews(vendor.id, nextPage)}
          onLoadMore={() => {
            rememberFocus();
            loaded.fetchNextPage();
          }}
        />
      )}
    </div>
  );
}

/** A review that was written between two requests moves the others: one can be on both pages. */
function withoutRepeats(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}
