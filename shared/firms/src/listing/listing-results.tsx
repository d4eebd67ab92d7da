import type { ApiProblem } from '@aangan/api-client';
import type { HeadMessages } from '@aangan/host';
import {
  ButtonLink,
  type Elements,
  EmptyState,
  Grid,
  LoadMore,
  Muted,
  Spinner,
  tokens,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { isOffline } from '../failure/problem-advice.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { capitalized, countOfFirms } from './listing-title.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';

const CountLine = styled.div`
  min-height: 2rem;
  padding-block-end: ${tokens.space.m};
`;

const Earlier = styled.p`
  padding-block-end: ${tokens.space.l};
  text-align: center;
`;

const List = styled.div`
  transition: opacity ${tokens.motion.quick};

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

const appear = keyframes`to { opacity: 1; }`;

/** Appears only on slow connections: most lists arrive before the delay ends. */
const LateSpinner = styled.span`
  opacity: 0;
  animation: ${appear} 1ms 0.6s forwards;
`;

/** Cards that are seen without scrolling on a large screen. */
const firstCards = 3;

/** What the results of a listing say. */
export interface ListingResultsTexts {
  /** The kind of firm: "designer", "designers". */
  one: string;
  many: string;
  /** Shown when nothing matches. */
  nothing: string;
  /** Shown when the list, or more of it, cannot be loaded. */
  failed: string;
}

export interface ListingResultsProps<Firm extends { id: number }> {
  texts: ListingResultsTexts;
  /** The firms loaded so far; undefined before the first response. */
  firms: readonly Firm[] | undefined;
  /** How many match in all, formatted. */
  count: string;
  /** The cards still belong to the previous filter; the new ones are loading. */
  isRenewing: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Why the last page could not be loaded. */
  problem: Pick<ApiProblem, 'kind' | 'retryAfter'> | null;
  onLoadMore: () => void;
  /** The address of the list from the next page on. */
  more: string;
  /** The address of the page before; undefined where the list starts at the first. */
  earlier?: string | undefined;
  /** The link to the whole list, where nothing matches. */
  clear: Elements;
  /** Draws one firm; `priority` for the first ones, whose pictures are fetched at once. */
  children: (firm: Firm, priority: boolean) => Elements;
}

/** The count, the cards and Load more. */
export function ListingResults<Firm extends { id: number }>(props: ListingResultsProps<Firm>) {
  const { texts, firms, count, problem, children } = props;
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const rememberFocus = useFocusOnMore(list);
  if (!firms) return <FirstLoad many={texts.many} />;
  if (firms.length === 0) return <EmptyState title={texts.nothing}>{props.clear}</EmptyState>;

  const shown = withoutRepeats(firms);
  const { many } = texts;
  const place = shown.length;
  return (
    <List aria-busy={props.isRenewing}>
      <CountLine>
        <Muted role="status">{countOfFirms(texts, count, i18n)}</Muted>
      </CountLine>
      {props.earlier && (
        <Earlier>
          <ButtonLink as={Link} to={props.earlier} variant="secondary">
            {t({ id: 'firms.earlier-firms', message: `Earlier ${many}` })}
          </ButtonLink>
        </Earlier>
      )}
      <Grid ref={list} aria-label={capitalized(texts.many)}>
        {shown.map((firm, at) => (
          <li key={firm.id}>{children(firm, at < firstCards)}</li>
        ))}
      </Grid>
      <LoadMore
        hasMore={props.hasMore}
        busy={props.isLoadingMore}
        status={t({ id: 'firms.showing', message: `Showing ${place} of ${count}` })}
        error={problem && loadMoreError(problem, texts, i18n)}
        href={props.more}
        onLoadMore={() => {
          rememberFocus();
          props.onLoadMore();
        }}
      />
    </List>
  );
}

function FirstLoad({ many }: { many: string }) {
  const { t } = useLingui();
  return (
    <>
      <CountLine>
        <Muted role="status">
          <LateSpinner>
            <Spinner size="inline" />
          </LateSpinner>
          <span>{` ${t({ id: 'firms.loading-firms', message: `Loading ${many}…` })}`}</span>
        </Muted>
      </CountLine>
      <CardSkeletons />
    </>
  );
}

/** A firm whose rank changes between two requests can be on both pages: it is shown once. */
function withoutRepeats<Firm extends { id: number }>(firms: readonly Firm[]): Firm[] {
  return [...new Map(firms.map((firm) => [firm.id, firm])).values()];
}

function loadMoreError(
  problem: Pick<ApiProblem, 'kind'>,
  { failed }: ListingResultsTexts,
  i18n: HeadMessages,
): string {
  if (!isOffline(problem)) return failed;
  return i18n._(
    msg({ id: 'firms.offline', message: 'You seem to be offline. Check your connection.' }),
  );
}
