import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '../dialog/dialog.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import { srcSetOf } from '../media/picture-sources.ts';
import type { Post } from '../media/post.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import { LightboxPicture } from './lightbox-picture.tsx';
import { useSwipe } from './use-swipe.ts';

const Room = styled.div`
  display: grid;
  height: 100%;
  grid-template-rows: minmax(0, 1fr) auto;
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
  /* One row and one column of the available size: a larger picture shrinks to fit. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  touch-action: pan-y pinch-zoom;
  user-select: none;

  ${when.wide} {
    padding-inline: 5.5rem;
  }
`;

const Turn = styled.button`
  position: absolute;
  inset-block-start: calc(50% - 1.5rem);
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 0;
  border-radius: 50%;
  background: ${tokens.color.veil};
  color: ${tokens.color.paper};
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-color: ${tokens.color.paper};
  }
  &:hover {
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
  }
  &[data-way='back'] {
    inset-inline-start: 0.75rem;
  }
  &[data-way='on'] {
    inset-inline-end: 0.75rem;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0.25rem ${tokens.space.l};
  padding: ${tokens.space.m} ${tokens.space.l} max(${tokens.space.m}, env(safe-area-inset-bottom));
  font-size: ${tokens.type.small};

  p {
    display: -webkit-box;
    overflow: hidden;
    max-width: 46rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
    color: inherit;
    ${focusRing}
  }
  a:focus-visible {
    outline-color: ${tokens.color.paper};
  }
`;

const Count = styled.span`
  color: color-mix(in srgb, ${tokens.color.paper} 72%, transparent);
  font-variant-numeric: tabular-nums;
`;

/** A picture or video to show; `key` is unique in the list. */
export interface LightboxPiece {
  key: string;
  post: Post;
}

export interface LightboxProps {
  /** The title of the dialog: the firm's name. */
  title: string;
  pieces: readonly LightboxPiece[];
  /** The key of the piece to show; the lightbox is closed where no piece has it. */
  shown: string | null;
  onShow: (key: string) => void;
  onClose: () => void;
}

/**
 * Shows pictures and videos one at a time in the whole window. Arrow keys, Home, End, swipes and buttons move
 * between them, wrapping at the ends. Escape and the close button close it and give the focus back.
 */
export function Lightbox({ title, pieces, shown, onShow, onClose }: LightboxProps) {
  const at = pieces.findIndex(({ key }) => key === shown);
  const piece = pieces[at];
  if (!piece) return null;
  return (
    <Dialog open title={title} size="full" onClose={onClose}>
      <OpenLightbox pieces={pieces} at={at} piece={piece} onShow={onShow} />
    </Dialog>
  );
}

interface OpenLightboxProps extends Pick<LightboxProps, 'pieces' | 'onShow'> {
  at: number;
  piece: LightboxPiece;
}

function OpenLightbox({ pieces, at, piece, onShow }: OpenLightboxProps) {
  const stage = useRef<HTMLDivElement>(null);
  const count = pieces.length;
  const heading = useHeading(at);
  const show = (next: number) => {
    heading.current = (next + count) % count;
    const key = pieces[heading.current]?.key;
    if (key) onShow(key);
  };
  const turn = (by: number) => show(heading.current + by);
  useTurningKeys({
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Home: () => show(0),
    End: () => show(count - 1),
  });
  useSwipe(stage, (way) => turn(way === 'left' ? 1 : -1));
  useFetchedAhead(pieces[(at + 1) % count]?.post);

  const { caption, permalink } = piece.post;
  return (
    <Room>
      <Stage ref={stage}>
        <LightboxPicture key={piece.key} post={piece.post} />
        {count > 1 && (
          <>
            <TurnButton way="back" label="Previous" onTurn={() => turn(-1)} />
            <TurnButton way="on" label="Next" onTurn={() => turn(1)} />
          </>
        )}
      </Stage>
      <Words>
        <div role="status">
          <Count>{`${at + 1} of ${count}`}</Count>
          <p>{caption}</p>
        </div>
        {permalink && (
          <a href={permalink} target="_blank" rel="noopener noreferrer">
            View on Instagram
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )}
      </Words>
    </Room>
  );
}

/** The index that is navigated to: keys can be pressed faster than the pieces render. */
function useHeading(at: number) {
  const heading = useRef(at);
  useEffect(() => {
    heading.current = at;
  }, [at]);
  return heading;
}

interface TurnButtonProps {
  way: 'back' | 'on';
  label: string;
  onTurn: () => void;
}

function TurnButton({ way, label, onTurn }: TurnButtonProps) {
  return (
    <Turn type="button" aria-label={label} data-way={way} onClick={onTurn}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path
          d={way === 'on' ? 'm7 3 7 7-7 7' : 'm13 3-7 7 7 7'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Turn>
  );
}

/** Handles keys wherever the focus is, but leaves keys with modifiers to the browser and keys on a video to it. */
function useTurningKeys(turns: Record<string, () => void>) {
  const current = useRef(turns);
  useEffect(() => {
    current.current = turns;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLVideoElement) return;
      const turn = current.current[key];
      if (!turn) return;
      event.preventDefault();
      turn();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Fetches the next picture ahead. */
function useFetchedAhead(post: Post | undefined) {
  useEffect(() => {
    if (!post || post.media_type === 'VIDEO') return;
    const ahead = new Image();
    ahead.sizes = '(orientation: landscape) 75vw, 100vw';
    ahead.srcset = srcSetOf(post.media_url, post.media_width) ?? '';
    ahead.src = post.media_url;
  }, [post]);
}
