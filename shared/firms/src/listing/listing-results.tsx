import { EmptyState, Grid, LoadMore, Muted, Spinner, tokens } from '@aangan/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { CardSkeletons } from './card-skeletons.tsx';
import { isOffline, type Trouble } from './trouble.ts';

const CountLine = styled.div`
  min-height: 2rem;
  padding-block-end: ${tokens.space.m};
`;

const List = styled.div`
  transition: opacity ${tokens.motion.quick};

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

const appear = keyframes`to { opacity: 1; }`;

/** Only where it is slow: most lists are there before one would see it turn. */
const LateSpinner = styled.span`
  opacity: 0;
  animation: ${appear} 1ms 0.6s forwards;
`;

/** Cards that are seen without scrolling on a large screen. */
const firstCards = 3;

/** What a listing calls its firms and its failures. */
export interface ListingWords {
  /** "designer", "designers". */
  one: string;
  many: string;
  /** Said when nothing matches. */
  nothing: string;
  /** Said when more does not come. */
  failed: string;
}

export interface ListingResultsProps<Firm extends { id: number }> {
  words: ListingWords;
  /** The firms loaded so far; undefined before the first answer. */
  firms: readonly Firm[] | undefined;
  /** How many there are in all, as it is shown. */
  count: string;
  /** The cards are those of the filter before, while the new ones are on their way. */
  isRenewing: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** What went wrong with the last page. */
  trouble: Trouble | null;
  onLoadMore: () => void;
  /** The way back to everything, where nothing matches. */
  clear: ReactNode;
  /** Draws one firm; `priority` for the first ones, whose pictures are fetched at once. */
  children: (firm: Firm, priority: boolean) => ReactNode;
}

/** The count, the cards and what comes after them. */
export function ListingResults<Firm extends { id: number }>(props: ListingResultsProps<Firm>) {
  const { words, firms, count, trouble, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const awaitMore = useFocusOnMore(list);
  if (!firms) return <FirstLoad many={words.many} />;
  if (firms.length === 0) return <EmptyState title={words.nothing}>{props.clear}</EmptyState>;

  const shown = withoutRepeats(firms);
  return (
    <List aria-busy={props.isRenewing}>
      <CountLine>
        <Muted role="status">{`${count} ${count === '1' ? words.one : words.many}`}</Muted>
      </CountLine>
      <Grid ref={list} aria-label={capitalized(words.many)}>
        {shown.map((firm, at) => (
          <li key={firm.id}>{children(firm, at < firstCards)}</li>
        ))}
      </Grid>
      <LoadMore
        hasMore={props.hasMore}
        busy={props.isLoadingMore}
        status={`Showing ${shown.length} of ${count}`}
        error={trouble && moreFailed(trouble, words)}
        onLoadMore={() => {
          awaitMore();
          props.onLoadMore();
        }}
      />
    </List>
  );
}

/**
 * Once more has come, focus is at the first new card, and the page where it was: whoever pressed Load more goes
 * on reading there, and the button may be gone. Not for who has moved on meanwhile.
 * @returns what to call when more is asked for
 */
function useFocusOnMore(list: RefObject<HTMLUListElement | null>): () => void {
  const asked = useRef<{ at: number; from: Element | null } | null>(null);
  useEffect(() => {
    const place = list.current?.children[asked.current?.at ?? -1];
    if (!place) return;
    const { activeElement, body } = document;
    if (activeElement === asked.current?.from || activeElement === body) {
      place.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
    asked.current = null;
  });
  return () => {
    asked.current = { at: list.current?.children.length ?? 0, from: document.activeElement };
  };
}

function FirstLoad({ many }: { many: string }) {
  return (
    <>
      <CountLine>
        <Muted role="status">
          <LateSpinner>
            <Spinner size="inline" />
          </LateSpinner>{' '}
          {`Loading ${many}…`}
        </Muted>
      </CountLine>
      <CardSkeletons />
    </>
  );
}

/** A firm that moved up while one was reading comes again on the next page: it is shown once. */
function withoutRepeats<Firm extends { id: number }>(firms: readonly Firm[]): Firm[] {
  return [...new Map(firms.map((firm) => [firm.id, firm])).values()];
}

function moreFailed(trouble: Trouble, { failed }: ListingWords): string {
  return isOffline(trouble) ? 'You seem to be offline. Check your connection.' : failed;
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('en-IN') + word.slice(1);
}
