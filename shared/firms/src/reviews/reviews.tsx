import { formatCount, type ReviewSort, reviewSorts } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import {
  ButtonLink,
  type Elements,
  EmptyState,
  ErrorState,
  Heading,
  Muted,
  SelectField,
  Spinner,
  tokens,
} from '@aangan/ui';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { problemAdvice } from '../failure/problem-advice.ts';
import { ReviewList } from './review-list.tsx';
import type { ReviewedFirm, ReviewersKind } from './reviewed-firm.ts';
import { ReviewsInNumbers } from './reviews-in-numbers.tsx';
import { reviewsPath } from './reviews-path.ts';
import { type LoadedReviews, listParameters, useReviews } from './use-reviews.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 56rem;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xl} ${tokens.space.section};
`;

const Order = styled.div`
  justify-self: end;
  width: min(100%, 16rem);
`;

export interface ReviewsProps {
  firm: ReviewedFirm;
  /** Whose reviews of the firm are listed. */
  by: ReviewersKind;
  heading: string;
  /** Below the heading: leads to the firm's other reviews. */
  others?: Elements;
  /** What the visitor can do about the own review. */
  action?: Elements;
  /** In place of a list without reviews. */
  empty: Elements;
}

/** The reviews of a firm by clients or by designers: what they add up to, and the list. */
export function Reviews({ firm, by, heading, others, action, empty }: ReviewsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const loaded = useReviews(firm, by);
  const { summary } = loaded;
  const section = useRef<HTMLElement>(null);
  useScrolledTo(section);
  const hasSome = summary !== undefined && summary.count > 0;
  return (
    <Section ref={section} id="reviews" aria-labelledby={id}>
      <div>
        <Heading id={id}>{heading}</Heading>
        {hasSome && <Muted>{countText(by, summary.count, i18n)}</Muted>}
      </div>
      {others}
      {hasSome && <ReviewsInNumbers by={by} summary={summary} />}
      {action}
      {by === 'client' && loaded.count > 1 && <SortReviews sort={loaded.sort} />}
      <ListOrState firm={firm} by={by} loaded={loaded} empty={empty} />
    </Section>
  );
}

/** The order of the list, which is kept in the address. */
function SortReviews({ sort }: { sort: ReviewSort }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { page, sort: parameter } = listParameters.client;
  function choose(next: string) {
    const query = new URLSearchParams(address);
    query.delete(page);
    query.set(parameter, next);
    if (next === 'newest') query.delete(parameter);
    setAddress(query, { replace: true, preventScrollReset: true });
  }
  return (
    <Order>
      <SelectField
        label={t({ id: 'firms.sort-reviews', message: 'Sort by' })}
        value={sort}
        options={reviewSorts.map(({ id: value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Order>
  );
}

interface ListOrStateProps extends Pick<ReviewsProps, 'firm' | 'by' | 'empty'> {
  loaded: LoadedReviews;
}

function ListOrState({ firm, by, loaded, empty }: ListOrStateProps) {
  const { i18n, t } = useLingui();
  const { reviews, problem, firstPage, refetch } = loaded;
  // A page after the last one has nothing to show; the list itself is not missing.
  if (problem?.kind === 'not-found' && firstPage > 1) return <PastTheEnd firm={firm} by={by} />;
  if (problem) {
    const advice = problemAdvice(problem, i18n);
    return (
      <ErrorState
        title={t({ id: 'firms.reviews-failed', message: 'Failed to load reviews' })}
        onRetry={refetch}
      >
        {advice && <p>{advice}</p>}
      </ErrorState>
    );
  }
  if (!reviews) {
    return <Spinner label={t({ id: 'firms.loading-reviews', message: 'Loading reviews…' })} />;
  }
  if (reviews.length === 0) return empty;
  return <ReviewList firm={firm} by={by} loaded={loaded} reviews={reviews} />;
}

function PastTheEnd({ firm, by }: Pick<ReviewsProps, 'firm' | 'by'>) {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'firms.no-reviews-here', message: 'There are no reviews here' })}>
      <ButtonLink as={Link} to={reviewsPath(firm, by)} variant="secondary">
        <span>{t({ id: 'firms.all-reviews', message: 'See all reviews' })}</span>
      </ButtonLink>
    </EmptyState>
  );
}

function countText(by: ReviewersKind, count: number, i18n: I18n): string {
  const shown = formatCount(count);
  return i18n._(
    by === 'client'
      ? msg({
          id: 'firms.reviews-from-clients',
          message: plural(count, {
            one: `${shown} review from clients`,
            other: `${shown} reviews from clients`,
          }),
        })
      : msg({
          id: 'firms.reviews-from-designers',
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
