import { withApi } from '@aangan/host';
import { boardsApi } from '../api/boards-api.ts';
import { OwnBoard } from '../features/board/components/own-board.tsx';
import { useListBoardsQuery } from '../features/board-list/api/board-list.ts';
import { useFollowedSaves } from '../features/saving/model/use-followed-saves.ts';

const none: [] = [];

/** The page at /boards/{id}. `access` in remote.json has sent guests to sign in before it is shown. */
function Board() {
  useFollowedSaves();
  const { data } = useListBoardsQuery();
  return <OwnBoard boards={data?.boards ?? none} />;
}

export const BoardPage = withApi(boardsApi, Board);
