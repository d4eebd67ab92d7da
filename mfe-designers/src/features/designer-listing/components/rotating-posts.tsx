import { pageLimits } from '@aangan/domain';
import {
  MediaFrame,
  type Rotation,
  tokens,
  usePrefersReducedMotion,
  useRotation,
  when,
} from '@aangan/ui';
import styled from 'styled-components';
import type { Post } from '../api/designer-card.ts';

const Stage = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity ${tokens.motion.slow} ease-in-out;

  &[data-state='shown'] {
    opacity: 1;
  }
`;

const Dots = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 0.875rem;
  inset-inline-end: 0.875rem;
  display: flex;
  gap: 0.3125rem;

  span {
    width: 0.3125rem;
    height: 0.3125rem;
    border-radius: 50%;
    background: ${tokens.color.surface};
    box-shadow: 0 0 0 1px rgb(28 21 16 / 0.18);
    opacity: 0.55;
    transition: opacity ${tokens.motion.calm};
  }
  span[data-state='shown'] {
    opacity: 1;
  }
  ${when.reducedMotion} {
    display: none;
  }
`;

export interface RotatingPostsProps {
  posts: readonly Post[];
  /** Whether the card is in view: only then do pictures turn and videos run. */
  inView: boolean;
  /** The pointer or the focus rests on the card. */
  paused: boolean;
  /** The first cards of a page fetch their picture at once. */
  priority?: boolean;
}

/** A designer's posts in turn, one every four seconds (product-1, section 9). */
export function RotatingPosts({ posts, inView, paused, priority }: RotatingPostsProps) {
  const still = usePrefersReducedMotion();
  const rotation = useRotation(posts.length, pageLimits.carouselMs, inView && !paused && !still);
  return (
    <Stage>
      {posts.map((post, at) => {
        const state = layerState(at, rotation, inView);
        return state === 'away' ? null : (
          <Layer key={post.id} data-state={state} aria-hidden={state !== 'shown' || undefined}>
            <PostFrame
              post={post}
              playing={state === 'shown' && inView && !still}
              priority={priority === true && at === 0}
            />
          </Layer>
        );
      })}
      {posts.length > 1 && (
        <Dots aria-hidden="true">
          {posts.map((post, at) => (
            <span key={post.id} data-state={at === rotation.shown ? 'shown' : 'away'} />
          ))}
        </Dots>
      )}
    </Stage>
  );
}

/** Beside the shown post, the one before it fades out and, once in view, the one after it loads. */
function layerState(at: number, { shown, before, after }: Rotation, inView: boolean) {
  if (at === shown) return 'shown';
  if (!inView) return 'away';
  if (at === before) return 'leaving';
  return at === after ? 'coming' : 'away';
}

interface PostFrameProps {
  post: Post;
  playing: boolean;
  priority: boolean;
}

function PostFrame({ post, playing, priority }: PostFrameProps) {
  const isVideo = post.media_type === 'VIDEO';
  return (
    <MediaFrame
      kind={isVideo ? 'video' : 'image'}
      src={isVideo ? (post.video_url ?? post.media_url) : post.media_url}
      poster={post.thumbnail_url}
      alt={post.alt_text || post.caption}
      color={post.dominant_color}
      naturalWidth={post.media_width}
      sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw"
      playing={playing}
      priority={priority}
    />
  );
}
