import { formatCount, isDesignProfessional, paths } from '@aangan/domain';
import { problemAdvice } from '@aangan/firms';
import { useSession } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { ButtonLink, EmptyState, ErrorState, Heading, Muted, Spinner, tokens } from '@aangan/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';
import { type LoadedReviews, useReviews } from '../model/use-reviews.ts';
import { NoReviews } from './no-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewsInNumbers } from './reviews-in-numbers.tsx';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 56rem;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xl} ${tokens.space.section};
`;

/** The reviews of a vendor: what they add up to, and the list. */
export function Reviews({ vendor }: { vendor: ReviewedVendor }) {
  const { i18n } = useLingui();
  const id = useId();
  const loaded = useReviews(vendor.id);
  const { summary } = loaded;
  const section = useRef<HTMLElement>(null);
  useScrolledTo(section);
  return (
    <Section ref={section} id="reviews" aria-labelledby={id}>
      <div>
        <Heading id={id}>
          <Trans id="vendors.customer-reviews">Customer Reviews</Trans>
        </Heading>
        {summary && summary.count > 0 && <Muted>{countText(summary.count, i18n)}</Muted>}
      </div>
      {summary && summary.count > 0 && <ReviewsInNumbers summary={summary} />}
      <ListOrState vendor={vendor} loaded={loaded} />
    </Section>
  );
}

interface ListOrStateProps {
  vendor: ReviewedVendor;
  loaded: LoadedReviews;
}

function ListOrState({ vendor, loaded }: ListOrStateProps) {
  const { i18n, t } = useLingui();
  const { reviews, problem, firstPage, refetch } = loaded;
  const { user } = useSession();
  // A page after the last one has nothing to show; the list itself is not missing.
  if (problem?.kind === 'not-found' && firstPage > 1) return <PastTheEnd vendor={vendor} />;
  if (problem) {
    const advice = problemAdvice(problem, i18n);
    return (
      <ErrorState
        title={t({ id: 'vendors.reviews-failed', message: 'Failed to load reviews' })}
        onRetry={refetch}
      >
        {advice && <p>{advice}</p>}
      </ErrorState>
    );
  }
  if (!reviews)
    return <Spinner label={t({ id: 'vendors.loading-reviews', message: 'Loading reviews…' })} />;
  if (reviews.length === 0) {
    return <NoReviews mayReview={user !== null && isDesignProfessional(user)} />;
  }
  return <ReviewList vendor={vendor} loaded={loaded} reviews={reviews} />;
}

function PastTheEnd({ vendor }: { vendor: ReviewedVendor }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'vendors.no-reviews-here', message: 'There are no reviews here' })}>
      <ButtonLink as={Link} to={paths.vendorReviews(vendor.id)} variant="secondary">
        <Trans id="vendors.all-reviews">See all reviews</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

function countText(count: number, i18n: I18n): string {
  const shown = formatCount(count);
  return i18n._(
    msg({
      id: 'vendors.reviews-from-designers',
      message: plural(count, {
        one: `${shown} review from designers`,
        other: `${shown} reviews from designers`,
      }),
    }),
  );
}

/**
 * Scrolls to the reviews for an address that ends in `#reviews`: the browser could not where they were not there yet.
 * Where it could, or the visitor has scrolled, the page stays.
 */
function useScrolledTo(section: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#reviews' && window.scrollY === 0) section.current?.scrollIntoView();
  }, [hash, section]);
}
