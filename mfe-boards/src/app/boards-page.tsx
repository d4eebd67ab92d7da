import { useSession, withApi } from '@aangan/host';
import { useHydrated } from '@aangan/ui';
import { boardsApi } from '../api/boards-api.ts';
import { BoardList } from '../features/board-list/components/board-list.tsx';
import { GuestBoard } from '../features/guest-board/components/guest-board.tsx';
import { useFollowedSaves } from '../features/saving/model/use-followed-saves.ts';
import { BoardsLoading } from '../page/boards-loading.tsx';

/** The page at /boards: an account's boards, or the one board of a visitor without an account. */
function Boards() {
  useFollowedSaves();
  const { user, status } = useSession();
  const isHydrated = useHydrated();
  if (user) return <BoardList />;
  // What a guest has saved is in the browser: a server does not know it.
  return isHydrated && status !== 'checking' ? <GuestBoard /> : <BoardsLoading />;
}

export const BoardsPage = withApi(boardsApi, Boards);
