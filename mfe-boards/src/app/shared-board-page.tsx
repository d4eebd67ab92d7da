import { withApi } from '@aangan/host';
import { boardsApi } from '../api/boards-api.ts';
import { SaveButton } from '../features/saving/components/save-button.tsx';
import { SharedBoard } from '../features/shared-board/components/shared-board.tsx';

/** The page at /b/{token}. */
function SharedBoardWithSaving() {
  return <SharedBoard saving={(thing) => <SaveButton {...thing} />} />;
}

export const SharedBoardPage = withApi(boardsApi, SharedBoardWithSaving);
