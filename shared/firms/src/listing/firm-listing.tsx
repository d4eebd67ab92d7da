import { problemOf } from '@aangan/api-client';
import {
  formatListCount,
  type Listing,
  listingAddress,
  listingQuery,
  pageLimits,
} from '@aangan/domain';
import { Container, type Elements, TextLink, usePageTitle } from '@aangan/ui';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSpeech } from '../speech/use-speech.ts';
import { CategoryChips } from './category-chips.tsx';
import { ClosingLine } from './closing-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { UseFacets } from './listing-facets.ts';
import { ListingFailure } from './listing-failure.tsx';
import { ListingHead } from './listing-head.tsx';
import type { ListingPage } from './listing-query.ts';
import { ListingResults, type ListingResultsTexts } from './listing-results.tsx';
import { listingHeading, listingTitle } from './listing-title.ts';
import { Relaxations } from './relaxations.tsx';
import { whereOf } from './shown-values.ts';
import type { ListingView } from './use-listing-view.ts';

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

export interface FirmListingProps<Firm extends { id: number }> {
  listing: Listing;
  texts: ListingTexts;
  view: ListingView;
  query: ListingQuery<Firm>;
  /** Asks the API what the listing can be narrowed to. */
  useFacets: UseFacets;
  /** Draws one firm; `priority` for the first ones, whose pictures are fetched at once. */
  children: (firm: Firm, priority: boolean) => Elements;
}

/** A page that lists firms: title, search, category chips, cards. */
export function FirmListing<Firm extends { id: number }>(props: FirmListingProps<Firm>) {
  const { texts, query, listing, view, useFacets, children } = props;
  const { filter, firstPage } = view;
  const { data, currentData, error, isFetching, refetch } = query;
  const speech = useSpeech();
  const { pathname } = useLocation();
  const { data: latest, currentData: facets } = useFacets(filter);
  const where = whereOf(filter, facets, listing, speech);
  usePageTitle(listingTitle(texts, listing.catalogue, filter, where, speech));
  const search = useSearch(texts, view, pathname);
  const problem = error ? problemOf(error) : null;
  // A page after the last one has nothing to show; the list itself is not missing.
  const isPastEnd = firstPage > 1 && problem?.kind === 'not-found';
  const failed = currentData || isPastEnd ? null : problem;
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
      <ListingHead
        title={listingHeading(texts, where, speech.i18n)}
        lede={texts.lede}
        search={search}
      >
        <CategoryChips catalogue={listing.catalogue} filter={filter} path={pathname} />
        <FilterBar
          filter={filter}
          facets={facets}
          latest={latest}
          useFacets={useFacets}
          listing={listing}
          names={texts}
          path={pathname}
        />
      </ListingHead>
      <ListingResults
        texts={texts}
        firms={isPastEnd ? [] : data?.pages.flatMap((page) => page.results)}
        count={last ? formatListCount(last.count, last.count_is_exact) : ''}
        isRenewing={isFetching && !currentData}
        isLoadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        problem={problem}
        onLoadMore={query.fetchNextPage}
        more={listingAddress(pathname, filter, firstPage + (data?.pages.length ?? 1))}
        earlier={firstPage > 1 ? listingAddress(pathname, filter, firstPage - 1) : undefined}
        clear={
          <>
            <Relaxations
              facets={facets}
              filter={filter}
              listing={listing}
              names={texts}
              path={pathname}
            />
            <TextLink as={Link} to={pathname}>
              {texts.clear}
            </TextLink>
          </>
        }
      >
        {children}
      </ListingResults>
      <ClosingLine past={pageLimits.closingLineShare}>{texts.closing}</ClosingLine>
    </Container>
  );
}

/** The search box: it leads to the same address with scripts and without. */
function useSearch(texts: ListingTexts, { filter }: ListingView, path: string) {
  const navigate = useNavigate();
  const { search: _text, ...others } = listingQuery(filter);
  return {
    label: texts.searchLabel,
    placeholder: texts.searchPlaceholder,
    value: filter.search,
    action: path,
    alsoSent: others as Record<string, string | readonly string[]>,
    onSearch: (search: string) =>
      navigate(listingAddress(path, { ...filter, search }), { preventScrollReset: true }),
  };
}
