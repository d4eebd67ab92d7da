import { writtenLanguage } from '@aangan/messages';
import {
  focusRing,
  lineHeight,
  PlayMark,
  type Post,
  pressHere,
  tokens,
  useInView,
  usePrefersReducedMotion,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import styled from 'styled-components';
import { PostFrame } from './post-frame.tsx';

const Tile = styled.a`
  display: block;
  width: 100%;
  padding: 0;
  border-radius: ${tokens.radius.media};
  color: inherit;
  text-align: start;
  ${focusRing}

  &[aria-haspopup] {
    cursor: zoom-in;
  }
`;

const Caption = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: none;
  padding: 4rem 1rem 0.875rem;
  background: linear-gradient(transparent, ${tokens.color.veil} 60%);
  color: ${tokens.color.onAccent};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};
  opacity: 0;
  transition: opacity ${tokens.motion.calm};

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${when.hover} {
    display: block;
  }
  ${Tile}:is(:hover, :focus-visible) & {
    opacity: 1;
  }
`;

export interface PostTileProps {
  post: Post;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** CSS aspect ratio of the tile. */
  ratio?: string;
  /** Fetches the picture at once: for the first of a page. */
  priority?: boolean;
  /**
   * Shows the post large on this page; a browser without scripts opens the file instead. If undefined, the original
   * opens in a new tab.
   */
  onOpen?: (() => void) | undefined;
}

/** A picture or silent video of the firm. */
export function PostTile({ post, sizes, ratio, priority, onOpen }: PostTileProps) {
  const { t } = useLingui();
  const tile = useRef<HTMLAnchorElement>(null);
  const inView = useInView(tile);
  const still = usePrefersReducedMotion();
  const frame = (
    <PostFrame
      post={post}
      sizes={sizes}
      ratio={ratio}
      priority={priority}
      playing={inView && !still}
    >
      {post.media_type === 'VIDEO' && <PlayMark size="small" />}
      {post.caption && (
        <Caption aria-hidden="true">
          <span lang={writtenLanguage(post.caption)}>{post.caption}</span>
        </Caption>
      )}
    </PostFrame>
  );
  if (onOpen) {
    return (
      <Tile
        ref={tile}
        href={fileOf(post)}
        aria-haspopup="dialog"
        onClick={(event) => pressHere(event, onOpen)}
      >
        {frame}
        <VisuallyHidden>
          {post.media_type === 'VIDEO'
            ? t({ id: 'firms.play-video', message: 'Play video' })
            : t({ id: 'firms.view-larger', message: 'View larger' })}
        </VisuallyHidden>
      </Tile>
    );
  }
  const destination = post.permalink
    ? { href: post.permalink, target: '_blank', rel: 'noopener noreferrer' }
    : {};
  return (
    <Tile ref={tile} {...destination}>
      {frame}
      {post.permalink && (
        <VisuallyHidden>
          {t({ id: 'firms.opens-on-instagram', message: 'Opens on Instagram in a new tab' })}
        </VisuallyHidden>
      )}
    </Tile>
  );
}

function fileOf({ media_type, media_url, video_url }: Post): string {
  return media_type === 'VIDEO' ? (video_url ?? media_url) : media_url;
}
