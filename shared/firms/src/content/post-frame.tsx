import { type Elements, MediaFrame, type Post } from '@aangan/ui';

export interface PostFrameProps {
  post: Post;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Whether a video plays. */
  playing: boolean;
  priority?: boolean | undefined;
  /** CSS aspect ratio. Default 4:5. */
  ratio?: string | undefined;
  children?: Elements;
}

/** A post in a frame. */
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
