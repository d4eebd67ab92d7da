import { problemOf } from '@aangan/api-client';
import { paths, readId } from '@aangan/domain';
import { LoadFailure, useDialogEntry } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Button, ButtonLink, EmptyState, Muted, Row, TextLink, usePageTitle } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ShownItem } from '../../../api/thing-card.ts';
import { ItemGrid } from '../../../items/item-grid.tsx';
import { ItemSkeletons } from '../../../items/item-skeletons.tsx';
import { MoreItems } from '../../../items/more-items.tsx';
import { NothingSaved } from '../../../items/nothing-saved.tsx';
import { remembered } from '../../../items/remembered.ts';
import { useTitleOf } from '../../../items/thing-tile.tsx';
import { PageFrame } from '../../../page/page-frame.tsx';
import { comparedOf } from '../../../saved/compared.ts';
import { useReadBoardInfiniteQuery } from '../api/board.ts';
import { type OtherBoard, useBoardChanges } from '../model/use-board-changes.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface OwnBoardProps {
  /** All boards of the account, which another feature provides. */
  boards: readonly OtherBoard[];
}

/** A board of the signed-in account, at /boards/{id}. */
export function OwnBoard({ boards }: OwnBoardProps) {
  const { t } = useLingui();
  const id = readId(useParams().id);
  const query = useReadBoardInfiniteQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const board = pages?.[0];
  const title = board?.title ?? t({ id: 'boards.board', message: 'Board' });
  usePageTitle(title);
  const items = useMemo(() => pages?.flatMap(({ results }) => results) ?? [], [pages]);
  const shown = useUnhurried(items);
  const others = useMemo(() => boards.filter((one) => one.id !== id), [boards, id]);
  const isMissing = id === null || (query.isError && problemOf(query.error).kind === 'not-found');
  if (isMissing) return <NoSuchBoard />;
  const count = board?.items_count ?? 0;
  return (
    <PageFrame
      title={title}
      lang={board && writtenLanguage(title)}
      above={<ToBoards />}
      about={
        board && (
          <Muted>
            <Trans id="boards.count">
              <Plural value={count} _0="Nothing saved yet" one="# thing" other="# things" />
            </Trans>
          </Muted>
        )
      }
      actions={board && <BoardActions id={id} link={board.link} items={items} />}
    >
      {!board && query.isError && (
        <LoadFailure
          title={t({ id: 'boards.board-failed', message: 'The board could not be loaded' })}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {!board && !query.isError && <ItemSkeletons />}
      {board && items.length === 0 && <NothingSaved />}
      {board && items.length > 0 && (
        <>
          <SteadyThings id={id} items={shown} boards={others} />
          <MoreItems place={items.length} count={count} query={query} />
        </>
      )}
    </PageFrame>
  );
}

function BoardActions(props: { id: number; link: BoardLink; items: readonly ShownItem[] }) {
  const { id, link, items } = props;
  const share = useDialogEntry('share-board');
  const compared = comparedOf(items.filter(({ card }) => !card.is_gone).map(({ thing }) => thing));
  const count = compared?.ids.length ?? 0;
  return (
    <Row>
      {compared && (
        <ButtonLink as={Link} variant="secondary" to={paths.compare(compared.kind, compared.ids)}>
          <Trans id="boards.compare-count">Compare {count} firms</Trans>
        </ButtonLink>
      )}
      <Button variant={link ? 'primary' : 'secondary'} onClick={share.open}>
        {link ? (
          <Trans id="boards.shared">Shared by link</Trans>
        ) : (
          <Trans id="boards.share">Share</Trans>
        )}
      </Button>
      {share.isOpen && <ShareDialog id={id} link={link} onClose={share.close} />}
    </Row>
  );
}

/** How many further items are rendered at a time. */
const step = 12;

/** Further items come in steps, with other work of the page between them; what goes or moves shows at once. */
function useUnhurried(items: readonly ShownItem[]): readonly ShownItem[] {
  const [shown, setShown] = useState(0);
  const isGrowing = shown > 0 && items.length > shown;
  useEffect(() => {
    if (isGrowing) startTransition(() => setShown(shown + step));
    else setShown(items.length);
  }, [isGrowing, shown, items.length]);
  return useMemo(() => (isGrowing ? items.slice(0, shown) : items), [isGrowing, items, shown]);
}

type BoardLink = Parameters<typeof ShareDialog>[0]['link'];

interface ThingsProps {
  id: number;
  items: readonly ShownItem[];
  /** Those that an item can be moved to. */
  boards: readonly OtherBoard[];
}

function Things({ id, items, boards }: ThingsProps) {
  const changes = useBoardChanges(id, items);
  const titleOf = useTitleOf();
  const [moved, setMoved] = useState<ShownItem | null>(null);
  return (
    <>
      <ItemGrid
        items={items}
        onMove={changes.move}
        onNote={changes.writeNote}
        onRemove={(item, at) => void changes.remove(item, at)}
        onMoveAway={boards.length > 0 ? setMoved : undefined}
      />
      {moved && (
        <MoveDialog
          title={titleOf(moved.card)}
          boards={boards}
          onMove={(board) => changes.moveToBoard(moved, board)}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}

const SteadyThings = remembered(Things);

function ToBoards() {
  return (
    <TextLink as={Link} to={paths.boards()}>
      <Trans id="boards.all-boards">All boards</Trans>
    </TextLink>
  );
}

/** Also of other people's boards: that there is one is nobody's business. */
function NoSuchBoard() {
  const { t } = useLingui();
  const title = t({ id: 'boards.no-such-board', message: 'There is no such board' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <ButtonLink as={Link} to={paths.boards()}>
        <Trans id="boards.all-boards">All boards</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
