import {
  type Post,
  type Rotation,
  tokens,
  usePrefersReducedMotion,
  useRotation,
  when,
} from '@aangan/ui';
import styled from 'styled-components';
import { PostFrame } from '../content/post-frame.tsx';

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
  /* The other corner is for a button of the card. */
  inset-inline-start: 0.875rem;
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
  /** Each of another file. */
  posts: readonly Post[];
  /** How long each is shown, in milliseconds. */
  everyMs: number;
  /** Whether the card is in view: only then do posts rotate and videos play. */
  inView: boolean;
  /** The card is hovered or focused. */
  paused: boolean;
  /** Fetches the first picture at once: for the first cards of a page. */
  priority?: boolean;
}

/** Rotates what a firm's card shows: only in view, not while hovered or focused, not under reduced motion. */
export function RotatingPosts({ posts, everyMs, inView, paused, priority }: RotatingPostsProps) {
  const still = usePrefersReducedMotion();
  const rotation = useRotation(posts.length, everyMs, inView && !paused && !still);
  return (
    <Stage>
      {posts.map((post, at) => {
        const state = layerState(at, rotation, inView);
        return state === 'away' ? null : (
          <Layer
            key={post.media_url}
            data-state={state}
            aria-hidden={state !== 'shown' || undefined}
          >
            <PostFrame
              post={post}
              sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw"
              playing={state === 'shown' && inView && !still}
              priority={priority === true && at === 0}
            />
          </Layer>
        );
      })}
      {posts.length > 1 && (
        <Dots aria-hidden="true">
          {posts.map((post, at) => (
            <span key={post.media_url} data-state={at === rotation.shown ? 'shown' : 'away'} />
          ))}
        </Dots>
      )}
    </Stage>
  );
}

/** Which posts are in the page: the shown one, and in view the one that fades out and the next one, which loads. */
function layerState(at: number, { shown, before, after }: Rotation, inView: boolean) {
  if (at === shown) return 'shown';
  if (!inView) return 'away';
  if (at === before) return 'leaving';
  return at === after ? 'coming' : 'away';
}
