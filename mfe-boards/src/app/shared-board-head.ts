import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { SharedBoardPage } from '../features/shared-board/api/shared-board.ts';

/** How a shared board appears in tabs and in shared links. */
export const SharedBoardHead: RouteHeadOf<[SharedBoardPage, place?: RoutePlace]> = (
  board,
  place,
) => {
  const name = board.owner_first_name;
  const by = msg({ id: 'boards.saved-by', message: `Saved by ${name}` });
  const picture = board.results.find(({ card }) => card.picture)?.card.picture;
  return {
    title: board.title,
    description: place?.i18n?._(by) ?? `Saved by ${name}`,
    ...(picture && { picture: picture.thumbnail_url ?? picture.media_url }),
  };
};
