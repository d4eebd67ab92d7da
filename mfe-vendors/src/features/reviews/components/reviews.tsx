import { formatCount, isDesignProfessional, paths } from '@aangan/domain';
import { problemAdvice } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { ButtonLink, EmptyState, ErrorState, Heading, Muted, Spinner, tokens } from '@aangan/ui';
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
  const id = useId();
  const loaded = useReviews(vendor.id);
  const { summary } = loaded;
  const section = useRef<HTMLElement>(null);
  useScrolledTo(section);
  return (
    <Section ref={section} id="reviews" aria-labelledby={id}>
      <div>
        <Heading id={id}>Customer Reviews</Heading>
        {summary && summary.count > 0 && <Muted>{countText(summary.count)}</Muted>}
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
  const { reviews, problem, firstPage, refetch } = loaded;
  const { user } = useSession();
  // A page after the last one has nothing to show; the list itself is not missing.
  if (problem?.kind === 'not-found' && firstPage > 1) return <PastTheEnd vendor={vendor} />;
  if (problem) {
    const advice = problemAdvice(problem);
    return (
      <ErrorState title="Failed to load reviews" onRetry={refetch}>
        {advice && <p>{advice}</p>}
      </ErrorState>
    );
  }
  if (!reviews) return <Spinner label="Loading reviews…" />;
  if (reviews.length === 0) {
    return <NoReviews mayReview={user !== null && isDesignProfessional(user)} />;
  }
  return <ReviewList vendor={vendor} loaded={loaded} reviews={reviews} />;
}

function PastTheEnd({ vendor }: { vendor: ReviewedVendor }) {
  return (
    <EmptyState title="There are no reviews here">
      <ButtonLink as={Link} to={paths.vendorReviews(vendor.id)} variant="secondary">
        See all reviews
      </ButtonLink>
    </EmptyState>
  );
}

function countText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'} from designers`;
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
