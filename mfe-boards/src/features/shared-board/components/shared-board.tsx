import { problemOf } from '@aangan/api-client';
import { isolated, paths } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import type { SaveButtonProps } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { ButtonLink, type Elements, EmptyState, Muted, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ThingCard } from '../../../api/thing-card.ts';
import { ItemSkeletons } from '../../../items/item-skeletons.tsx';
import { Magazine } from '../../../items/magazine.ts';
import { MoreItems } from '../../../items/more-items.tsx';
import { NothingSaved } from '../../../items/nothing-saved.tsx';
import { ThingTile, useTitleOf } from '../../../items/thing-tile.tsx';
import { PageFrame } from '../../../page/page-frame.tsx';
import {
  type SharedBoardPage,
  useReadSharedInfiniteQuery,
  useSayOpenedMutation,
} from '../api/shared-board.ts';

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Tiles that are seen without scrolling on a large screen. */
const firstTiles = 3;

interface SharedBoardProps {
  /** What saves a thing to the visitor's own board, which another feature provides. */
  saving: (thing: SaveButtonProps) => Elements;
}

/** A board for everybody who has its link, at /b/{token}: to look at only. */
export function SharedBoard({ saving }: SharedBoardProps) {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const query = useReadSharedInfiniteQuery(token);
  const pages = query.currentData?.pages;
  const board = pages?.[0];
  const title = board?.title ?? t({ id: 'boards.shared-board', message: 'Shared board' });
  usePageTitle(title);
  const [sayOpened] = useSayOpenedMutation();
  const isShown = board !== undefined;
  useEffect(() => {
    if (isShown) void sayOpened(token);
  }, [isShown, token, sayOpened]);
  const problem = query.isError ? problemOf(query.error) : null;
  if (!board && problem?.kind === 'not-found') return <NoLink isEnded={problem.status === 410} />;
  const items = pages?.flatMap(({ results }) => results) ?? [];
  const count = board?.items_count ?? 0;
  return (
    <PageFrame
      title={title}
      lang={board && writtenLanguage(title)}
      about={board && <Owner name={board.owner_first_name} />}
    >
      {!board && problem && (
        <LoadFailure
          title={t({ id: 'boards.board-failed', message: 'The board could not be loaded' })}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {!board && !problem && <ItemSkeletons />}
      {board && count === 0 && <NothingSaved />}
      {board && count > 0 && (
        <>
          <Things items={items} saving={saving} />
          <MoreItems place={items.length} count={count} query={query} />
        </>
      )}
    </PageFrame>
  );
}

function Owner({ name: given }: { name: string }) {
  const name = isolated(given);
  return (
    <Muted>
      <Trans id="boards.saved-by">Saved by {name}</Trans>
    </Muted>
  );
}

interface ThingsProps extends SharedBoardProps {
  items: SharedBoardPage['results'];
}

function Things({ items, saving }: ThingsProps) {
  const { t } = useLingui();
  const titleOf = useTitleOf();
  const saveable = ({ is_gone: isGone, thing }: ThingCard, name: string) =>
    isGone ? null : saving({ thing, name });
  return (
    <Magazine data-use="look" aria-label={t({ id: 'boards.things', message: 'Saved things' })}>
      {items.map(({ id, card, note }, at) => (
        <li key={id}>
          <ThingTile card={card} priority={at < firstTiles} corner={saveable(card, titleOf(card))}>
            {note !== '' && <Note lang={writtenLanguage(note)}>{note}</Note>}
          </ThingTile>
        </li>
      ))}
    </Magazine>
  );
}

/** A link that has ended, or that never was one. */
function NoLink({ isEnded }: { isEnded: boolean }) {
  const { t } = useLingui();
  const title = isEnded
    ? t({ id: 'boards.link-ended', message: 'This board is not shared any more' })
    : t({ id: 'boards.no-link', message: 'This link leads to no board' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <p>
        {isEnded ? (
          <Trans id="boards.ask-owner">Ask the person who sent you the link for a new one.</Trans>
        ) : (
          <Trans id="boards.check-link">Check that the whole link is in the address bar.</Trans>
        )}
      </p>
      <ButtonLink as={Link} to={paths.designers()}>
        <Trans id="boards.see-designers">See designers</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
