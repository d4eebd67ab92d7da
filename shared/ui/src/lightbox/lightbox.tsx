import { writtenLanguage } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '../dialog/dialog.tsx';
import type { Elements } from '../layout/elements.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { srcSetOf } from '../media/picture-sources.ts';
import type { Post } from '../media/post.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import { LightboxPicture } from './lightbox-picture.tsx';
import { useSwipe } from './use-swipe.ts';

const Layout = styled.div`
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

const Step = styled.button`
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
  &[data-direction='back'] {
    inset-inline-start: 0.75rem;
  }
  &[data-direction='forward'] {
    inset-inline-end: 0.75rem;
  }
`;

const Caption = styled.div`
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

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
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
  /** The key of the piece to show; the lightbox is closed if no piece has this key. */
  shown: string | null;
  onShow: (key: string) => void;
  onClose: () => void;
  /** A button for the shown piece, below it. */
  action?: ((piece: LightboxPiece) => Elements) | undefined;
}

/**
 * Shows pictures and videos one at a time in the whole window. Arrow keys, Home, End, swipes and buttons move
 * between them, wrapping at the ends. Escape and the close button close it and give the focus back.
 */
export function Lightbox({ title, pieces, shown, onShow, onClose, action }: LightboxProps) {
  const at = pieces.findIndex(({ key }) => key === shown);
  const piece = pieces[at];
  if (!piece) return null;
  return (
    <Dialog open title={title} size="full" onClose={onClose}>
      <OpenLightbox pieces={pieces} at={at} piece={piece} onShow={onShow} action={action} />
    </Dialog>
  );
}

interface OpenLightboxProps extends Pick<LightboxProps, 'pieces' | 'onShow' | 'action'> {
  at: number;
  piece: LightboxPiece;
}

function OpenLightbox({ pieces, at, piece, onShow, action }: OpenLightboxProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const count = pieces.length;
  const target = useTarget(at);
  const show = (next: number) => {
    target.current = (next + count) % count;
    const key = pieces[target.current]?.key;
    if (key) onShow(key);
  };
  const step = (by: number) => show(target.current + by);
  useStepKeys({
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => show(0),
    End: () => show(count - 1),
  });
  useSwipe(stage, (direction) => step(direction === 'left' ? 1 : -1));
  useNextPicture(pieces[(at + 1) % count]?.post);

  const { caption, permalink } = piece.post;
  const place = at + 1;
  return (
    <Layout>
      <Stage ref={stage}>
        <LightboxPicture key={piece.key} post={piece.post} />
        {count > 1 && (
          <>
            <StepButton
              direction="back"
              label={t({ id: 'ui.previous', message: 'Previous' })}
              onPress={() => step(-1)}
            />
            <StepButton
              direction="forward"
              label={t({ id: 'ui.next', message: 'Next' })}
              onPress={() => step(1)}
            />
          </>
        )}
      </Stage>
      <Caption>
        <div role="status">
          <Count>{t({ id: 'ui.place-of-count', message: `${place} of ${count}` })}</Count>
          <p lang={writtenLanguage(caption)}>{caption}</p>
        </div>
        <Actions>
          {permalink && (
            <a href={permalink} target="_blank" rel="noopener noreferrer">
              <span>{t({ id: 'ui.view-on-instagram', message: 'View on Instagram' })}</span>
              <VisuallyHidden>
                {` ${t({ id: 'ui.opens-in-new-tab', message: '(opens in a new tab)' })}`}
              </VisuallyHidden>
            </a>
          )}
          {action?.(piece)}
        </Actions>
      </Caption>
    </Layout>
  );
}

/** The index to navigate to, ahead of the rendered one: keys can be pressed faster than pieces render. */
function useTarget(at: number) {
  const target = useRef(at);
  useEffect(() => {
    target.current = at;
  }, [at]);
  return target;
}

interface TurnButtonProps {
  direction: 'back' | 'forward';
  label: string;
  onPress: () => void;
}

function StepButton({ direction, label, onPress }: TurnButtonProps) {
  return (
    <Step type="button" aria-label={label} data-direction={direction} onClick={onPress}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path
          d={direction === 'forward' ? 'm7 3 7 7-7 7' : 'm13 3-7 7 7 7'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Step>
  );
}

/** Handles keys wherever the focus is, but leaves keys with modifiers to the browser and keys on a video to it. */
function useStepKeys(steps: Record<string, () => void>) {
  const current = useRef(steps);
  useEffect(() => {
    current.current = steps;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLVideoElement) return;
      const step = current.current[key];
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Fetches the next picture ahead. */
function useNextPicture(post: Post | undefined) {
  useEffect(() => {
    if (!post || post.media_type === 'VIDEO') return;
    const ahead = new Image();
    ahead.sizes = '(orientation: landscape) 75vw, 100vw';
    ahead.srcset = srcSetOf(post.media_url, post.media_width, 'avif') ?? '';
    ahead.src = post.media_url;
  }, [post]);
}
