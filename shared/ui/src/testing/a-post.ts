import type { Post } from '../media/post.ts';

/** A picture post as the API returns it, with some fields overridden. */
export function aPost(parts: Partial<Post> = {}) {
  const id = parts.id ?? 1;
  return {
    id,
    media_type: 'IMAGE' as Post['media_type'],
    media_url: `/api/media/post-${id}.jpg`,
    video_url: null,
    thumbnail_url: null,
    caption: `Caption ${id}`,
    permalink: `https://www.instagram.com/p/post${id}/`,
    posted_at: '2026-01-01T00:00:00.000Z',
    media_width: 800,
    media_height: 1000,
    alt_text: `Room ${id}`,
    dominant_color: '#e6dccd',
    ...parts,
  };
}
