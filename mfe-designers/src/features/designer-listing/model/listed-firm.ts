import { paths } from '@aangan/domain';
import type { DesignerCardData } from '../api/designer-card.ts';

/** A designer of a list, for the head of its page. */
export function listedFirmOf({ id, full_name, instagram_posts }: DesignerCardData) {
  return { name: full_name, path: paths.designer(id), instagram_posts };
}
