import type { ProfileContent } from '@aangan/domain';
import type { Post } from '@aangan/ui';

/** A link that a firm features. */
export interface FeaturedLink {
  id: number;
  url: string;
  title: string;
  image_url: string | null;
}

/** One piece of a firm's content: a post, a YouTube video, or a link. */
export type Content = ProfileContent<Post, FeaturedLink>;

/** What kind of page a featured link leads to. */
export type LinkKind = Exclude<Extract<Content, { link: FeaturedLink }>['kind'], 'youtube'>;
