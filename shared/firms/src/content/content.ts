import type { Post } from '@aangan/ui';

/** A link that a firm features. */
export interface FeaturedLink {
  id: number;
  url: string;
  title: string;
  image_url: string | null;
}

export type LinkKind = 'article' | 'blog' | 'catalogue' | 'brochure';

/** One piece of a firm's work: a post, a YouTube video, or a link. */
export type Content =
  | { kind: 'image' | 'video'; key: string; post: Post }
  | { kind: 'youtube'; key: string; link: FeaturedLink; videoId: string | null }
  | { kind: LinkKind; key: string; link: FeaturedLink; href: string | null };
