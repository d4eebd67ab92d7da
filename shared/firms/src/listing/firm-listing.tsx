import { problemOf } from '@aangan/api-client';
import { formatListCount, type ListingFilter, pageLimits } from '@aangan/domain';
import { Container, TextLink, usePageTitle } from '@aangan/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CategoryChips, type CategoryChipsProps } from './category-chips.tsx';
import { ClosingLine } from './closing-line.tsx';
import { ListingFailure } from './listing-failure.tsx';
import { ListingHead } from './listing-head.tsx';
import type { ListingPage } from './listing-query.ts';
import { ListingResults, type ListingResultsTexts } from './listing-results.tsx';

/** What a listing says. */
export interface ListingTexts extends ListingResultsTexts {
  title: string;
  lede: string;
  searchLabel: string;
  searchPlaceholder: string;
  /** The link to the whole list, where nothing matches. */
  clear: string;
  /** Shown at the end, once most of the page has been scrolled. */
  closing: string;
}

/** An infinite query of RTK Query over the pages of a listing. */
export interface ListingQuery<Firm> {
  data?: { pages: ListingPage<Firm>[] } | undefined;
  /** The pages of the current filter; `data` may still hold those of the filter before. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

export interface FirmListingProps<Firm extends { id: number }>
  extends Pick<CategoryChipsProps, 'catalogue' | 'filter' | 'onFilter'> {
  texts: ListingTexts;
  query: ListingQuery<Firm>;
  /** Draws one firm; `priority` for the first ones, whose pictures are fetched at once. */
  children: (firm: Firm, priority: boolean) => ReactNode;
}

/** A page that lists firms: title, search, category chips, cards. */
export function FirmListing<Firm extends { id: number }>(props: FirmListingProps<Firm>) {
  const { texts, query, catalogue, filter, onFilter, children } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  usePageTitle(texts.title);
  const { pathname } = useLocation();
  const problem = error ? problemOf(error) : null;
  const failed = currentData ? null : problem;
  useEffect(() => {
    if (failed) console.error(texts.failed, failed);
  }, [texts.failed, failed]);

  if (failed) {
    return (
      <ListingFailure
        title={texts.failed}
        problem={failed}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  const last = data?.pages.at(-1);
  return (
    <Container>
      <ListingHead title={texts.title} lede={texts.lede} search={searchOf(texts, filter, onFilter)}>
        <CategoryChips catalogue={catalogue} filter={filter} onFilter={onFilter} />
      </ListingHead>
      <ListingResults
        texts={texts}
        firms={data?.pages.flatMap((page) => page.results)}
        count={last ? formatListCount(last.count, last.count_is_exact) : ''}
        isRenewing={isFetching && !currentData}
        isLoadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        problem={problem}
        onLoadMore={query.fetchNextPage}
        clear={
          <TextLink as={Link} to={pathname}>
            {texts.clear}
          </TextLink>
        }
      >
        {children}
      </ListingResults>
      <ClosingLine past={pageLimits.closingLineShare}>{texts.closing}</ClosingLine>
    </Container>
  );
}

function searchOf(
  texts: ListingTexts,
  filter: ListingFilter,
  onFilter: (next: ListingFilter) => void,
) {
  return {
    label: texts.searchLabel,
    placeholder: texts.searchPlaceholder,
    value: filter.search,
    onSearch: (search: string) => onFilter({ ...filter, search }),
  };
}
