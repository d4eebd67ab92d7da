import { MediaFrame, type Post } from '@aangan/ui';
import type { ReactNode } from 'react';

export interface PostFrameProps {
  post: Post;
  /** As in HTML: how wide it stands. */
  sizes: string;
  /** Whether it may move, where it is a video. */
  playing: boolean;
  priority?: boolean;
  children?: ReactNode;
}

/** A post in its 4:5 place. */
export function PostFrame({ post, ...frame }: PostFrameProps) {
  const isVideo = post.media_type === 'VIDEO';
  return (
    <MediaFrame
      {...frame}
      kind={isVideo ? 'video' : 'image'}
      src={isVideo ? (post.video_url ?? post.media_url) : post.media_url}
      poster={post.thumbnail_url}
      alt={post.alt_text || post.caption}
      color={post.dominant_color}
      naturalWidth={post.media_width}
      playing={isVideo && frame.playing}
    />
  );
}
