import type { Post } from '@aangan/ui';

/** The post for a firm's cover: the first picture, or undefined where it has none. */
export function coverPostOf<Own extends Post>(posts: readonly Own[]): Own | undefined {
  return posts.find((post) => post.media_type === 'IMAGE');
}
