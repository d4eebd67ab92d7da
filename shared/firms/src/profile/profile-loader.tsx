import { problemOf } from '@aangan/api-client';
import { type Elements, usePageTitle } from '@aangan/ui';
import { ProfileFailure } from './profile-failure.tsx';

/** The result of a query of RTK Query. */
interface ProfileQuery<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a profile page says before, or instead of, its content. */
export interface ProfileTexts {
  /** The page's title while it loads: "Designer". */
  loadingTitle: string;
  /** "Designer not found". */
  notFound: string;
  /** "Failed to load designer profile". */
  failed: string;
}

export interface ProfileLoaderProps<Data> {
  /** The id in the address; null where the address has none that is valid. */
  id: number | null;
  query: ProfileQuery<Data>;
  texts: ProfileTexts;
  /** The page's title once its data is loaded. */
  titleOf: (data: Data) => string;
  /** Shown while the page loads. */
  skeleton: Elements;
  /** The bar above a failure, on a page without the site's header. */
  bar?: Elements;
  /** The listing that Go Back leads to for visitors who opened this page directly. */
  listing: string;
  /** Below a failure: a link to the listing. */
  failureLink?: Elements;
  children: (data: Data) => Elements;
}

/** A page about one firm or person: loading, not found, failed, or loaded. */
export function ProfileLoader<Data>(props: ProfileLoaderProps<Data>) {
  const { id, query, texts, titleOf, skeleton, children } = props;
  const { currentData, error, isFetching, refetch } = query;
  usePageTitle(currentData ? titleOf(currentData) : pendingTitle(texts, id === null || !!error));
  if (id !== null && currentData) return children(currentData);
  const problem = id === null || !error ? null : problemOf(error);
  // The browser requests a page again that a server rendered as missing: keep the message, so that nothing flickers.
  const isLoading = !error || (isFetching && problem?.kind !== 'not-found');
  if (id !== null && isLoading) return skeleton;
  return (
    <ProfileFailure
      texts={texts}
      problem={problem}
      bar={props.bar}
      listing={props.listing}
      onRetry={() => void refetch()}
    >
      {props.failureLink}
    </ProfileFailure>
  );
}

function pendingTitle({ notFound, loadingTitle }: ProfileTexts, isMissing: boolean): string {
  return isMissing ? notFound : loadingTitle;
}
