import { LoadMore } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';

interface MoreItemsProps {
  /** The place of the last item that is shown, and how many the board has. */
  place: number;
  count: number;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** The further pages of a board; nothing where all of it is shown. */
export function MoreItems({ place, count, query }: MoreItemsProps) {
  const { t } = useLingui();
  if (count <= place) return null;
  return (
    <LoadMore
      hasMore={query.hasNextPage}
      busy={query.isFetchingNextPage}
      status={t({ id: 'boards.showing', message: `Showing ${place} of ${count}` })}
      error={
        query.isFetchNextPageError
          ? t({ id: 'boards.more-failed', message: 'More could not be loaded.' })
          : null
      }
      onLoadMore={() => void query.fetchNextPage()}
    />
  );
}
