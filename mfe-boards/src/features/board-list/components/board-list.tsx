import { createSubmissionKeys } from '@aangan/api-client';
import { LoadFailure, useDialogEntry } from '@aangan/firms';
import { Button, Grid, Skeleton, Stack, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NothingSaved } from '../../../items/nothing-saved.tsx';
import { PageFrame } from '../../../page/page-frame.tsx';
import { useAddBoardMutation, useListBoardsQuery } from '../api/board-list.ts';
import { BoardCover } from './board-cover.tsx';
import { BoardMenu } from './board-menu.tsx';
import { TitleDialog } from './title-dialog.tsx';

/** The boards of the signed-in account, as covers. */
export function BoardList() {
  const { t } = useLingui();
  const title = t({ id: 'boards.title', message: 'Boards' });
  usePageTitle(title);
  const { data, error, isFetching, refetch } = useListBoardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The menu of a deleted board takes the focus with it.
  const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus();
  return (
    <PageFrame title={title} actions={data ? <NewBoard /> : null}>
      {!data && error !== undefined && (
        <LoadFailure
          title={t({ id: 'boards.list-failed', message: 'Your boards could not be loaded' })}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && error === undefined && <CoverSkeletons />}
      {data && data.boards.length === 0 && <NothingSaved />}
      {data && data.boards.length > 0 && (
        <Grid aria-label={title}>
          {data.boards.map((board) => (
            <li key={board.id}>
              <BoardCover board={board}>
                <BoardMenu board={board} onRemoved={focusTitle} />
              </BoardCover>
            </li>
          ))}
        </Grid>
      )}
    </PageFrame>
  );
}

function NewBoard() {
  const { t } = useLingui();
  const dialog = useDialogEntry('new-board');
  const [add] = useAddBoardMutation();
  const [keys] = useState(createSubmissionKeys);
  async function create(title: string) {
    await add({ title, idempotencyKey: keys.keyFor(title) }).unwrap();
    keys.created();
  }
  return (
    <>
      <Button onClick={dialog.open}>
        <Trans id="boards.new-board">New board</Trans>
      </Button>
      {dialog.isOpen && (
        <TitleDialog
          heading={t({ id: 'boards.new-board', message: 'New board' })}
          submitLabel={t({ id: 'boards.create', message: 'Create' })}
          title=""
          onSave={create}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

const places = ['first', 'second', 'third'];

function CoverSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'boards.loading', message: 'Loading…' })}>
      <Grid aria-hidden="true">
        {places.map((place) => (
          <li key={place}>
            <Stack gap="s">
              <Skeleton ratio="4 / 3" />
              <Skeleton width="60%" height="1.25rem" />
            </Stack>
          </li>
        ))}
      </Grid>
    </div>
  );
}
