import { formatCount, paths } from '@aangan/domain';
import { briefLimits } from '@aangan/domain/quotes';
import { LoadFailure } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  Muted,
  Row,
  SelectField,
  Skeleton,
  Stack,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListOwnBoardsQuery, useReadBoardInfiniteQuery } from '../../api/briefs-api.ts';
import { ThingPictures } from './thing-pictures.tsx';

interface StylePickerProps {
  title: string;
  chosen: readonly string[];
  onChange: (style: string[]) => void;
  onClose: () => void;
}

/** Chooses pictures of the own boards; each press counts at once. */
export function StylePicker({ title, chosen, onChange, onClose }: StylePickerProps) {
  const { t } = useLingui();
  const {
    data: boards,
    error,
    isFetching,
    refetch,
  } = useListOwnBoardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [picked, setPicked] = useState<number | null>(null);
  const board = boards?.find(({ id }) => id === picked) ?? boards?.[0];
  return (
    <Dialog
      open
      size="sheet"
      title={title}
      actions={
        <Button block onClick={onClose}>
          <Trans id="conversations.done">Done</Trans>
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap="m">
        {!boards && error !== undefined && (
          <LoadFailure
            title={t({
              id: 'conversations.boards-failed',
              message: 'Your boards could not be loaded',
            })}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {!boards && error === undefined && <Skeleton width="100%" height="12rem" />}
        {boards?.length === 0 && <NoBoards />}
        {boards && boards.length > 1 && (
          <SelectField
            label={t({ id: 'conversations.board', message: 'Board' })}
            options={boards.map(({ id, title: name }) => ({ value: String(id), label: name }))}
            value={String(board?.id ?? '')}
            onChange={({ target }) => setPicked(Number(target.value))}
          />
        )}
        {board && boards?.length === 1 && (
          <Muted lang={writtenLanguage(board.title)}>{board.title}</Muted>
        )}
        {board && <BoardPictures board={board.id} chosen={chosen} onChange={onChange} />}
      </Stack>
    </Dialog>
  );
}

function NoBoards() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'conversations.no-boards', message: 'Nothing is saved yet' })}>
      <Muted>
        <Trans id="conversations.no-boards-why">
          Save pictures that you like with the heart on them. They can then be chosen here.
        </Trans>
      </Muted>
      <ButtonLink as={Link} to={paths.designers()} variant="secondary">
        <Trans id="conversations.look-for-pictures">Look for pictures</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

interface BoardPicturesProps extends Pick<StylePickerProps, 'chosen' | 'onChange'> {
  board: number;
}

function BoardPictures({ board, chosen, onChange }: BoardPicturesProps) {
  const { t } = useLingui();
  const query = useReadBoardInfiniteQuery(board, { refetchOnMountOrArgChange: true });
  const { currentData: data } = query;
  if (!data) {
    return query.isError ? (
      <LoadFailure
        title={t({ id: 'conversations.board-failed', message: 'The board could not be loaded' })}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
      />
    ) : (
      <Skeleton width="100%" height="12rem" />
    );
  }
  const cards = data.pages
    .flatMap(({ results }) => results)
    .map(({ card }) => card)
    .filter(({ picture, is_gone: isGone }) => picture !== null && !isGone);
  const isFull = chosen.length >= briefLimits.styleMax;
  const max = formatCount(briefLimits.styleMax);
  function toggle(thing: string) {
    if (chosen.includes(thing)) onChange(chosen.filter((one) => one !== thing));
    else if (!isFull) onChange([...chosen, thing]);
  }
  return (
    <Stack gap="s">
      {cards.length === 0 && (
        <Muted>
          <Trans id="conversations.board-empty">This board has no pictures.</Trans>
        </Muted>
      )}
      <ThingPictures cards={cards} choice={{ chosen, toggle }} />
      {isFull && (
        <Muted role="status">
          <Trans id="conversations.style-full">A brief has at most {max} pictures.</Trans>
        </Muted>
      )}
      {query.hasNextPage && (
        <Row justify="center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans id="conversations.more-pictures">More pictures</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}
