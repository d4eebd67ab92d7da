import type { SaveButtonProps } from '@aangan/host';
import type { LightboxPiece } from '@aangan/ui';

/**
 * A picture or video as it is saved: a portfolio item's thing is `picture-81`, that of a post from Instagram `post-7`.
 * @param firm the firm's name, which names a picture without texts of its own
 */
export function savedPiece({ key, post }: LightboxPiece, firm: string): SaveButtonProps {
  const thing = key.replace(/^item-/, 'picture-');
  return { thing, name: post.alt_text || post.caption || firm };
}
