import { cardPosts, paths } from '@aangan/domain';
import type { DesignerCardData } from '../api/designer-card.ts';

/** A designer of a list, for the head of its page. */
export function listedFirmOf(designer: DesignerCardData) {
  const { id, full_name } = designer;
  return { name: full_name, path: paths.designer(id), posts: cardPosts(designer) };
}
