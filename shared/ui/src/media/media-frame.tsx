import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ArchGlyph } from '../feedback/arch-glyph.tsx';
import type { Elements } from '../layout/elements.ts';
import { tokens } from '../theme/tokens.ts';
import { Picture } from './picture.tsx';

/** Ratio and colour are properties of the element: a class for each colour would grow the style sheet with every firm. */
const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: var(--frame-ratio);
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  background: var(--frame-color, ${tokens.color.paperDeep});
  color: ${tokens.color.lineStrong};

  &[data-shape='arch'] {
    border-radius: 999px 999px ${tokens.radius.media} ${tokens.radius.media};
  }
  &[data-state='broken'] {
    background: ${tokens.color.paperDeep};
  }
  > img,
  > picture > img,
  > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface MediaFrameProps {
  kind?: 'image' | 'video';
  /** The picture's or video's address. */
  src: string;
  /** Alternative text; '' for decoration. */
  alt: string;
  /** A video's still. */
  poster?: string | null;
  /** CSS aspect ratio; the space is reserved before anything loads. */
  ratio?: string;
  /** CSS colour shown until the picture has loaded. */
  color?: string | null;
  /** The picture's own width in pixels. */
  naturalWidth?: number | null;
  /** Copies of a picture that the API does not serve. */
  srcSet?: string;
  /** The `sizes` attribute: the rendered width, from which the browser chooses a file. */
  sizes?: string;
  /** Fetches the picture at once instead of lazily: for the first picture of a page. */
  priority?: boolean;
  /** Whether a video plays; it is always muted and looping. */
  playing?: boolean;
  shape?: 'plain' | 'arch';
  /** Shown over the picture. */
  children?: Elements;
}

/**
 * A picture or silent video in a reserved space. `data-state` is "shown" or "broken"; a broken one is replaced by a
 * drawing that keeps the alternative text.
 */
export function MediaFrame(props: MediaFrameProps) {
  const { kind = 'image', alt, ratio = '4 / 5', color, shape = 'plain', children } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const broken = brokenSrc === props.src;
  const markBroken = () => setBrokenSrc(props.src);
  return (
    <Frame
      style={{ '--frame-ratio': ratio, ...(color && { '--frame-color': color }) } as CSSProperties}
      data-shape={shape}
      data-state={broken ? 'broken' : 'shown'}
    >
      {broken && <BrokenMedia alt={alt} />}
      {!broken && kind === 'video' && <SilentVideo {...props} onBroken={markBroken} />}
      {!broken && kind === 'image' && <StillPicture {...props} onBroken={markBroken} />}
      {children}
    </Frame>
  );
}

function BrokenMedia({ alt }: { alt: string }) {
  return alt ? (
    <span role="img" aria-label={alt}>
      <ArchGlyph />
    </span>
  ) : (
    <ArchGlyph />
  );
}

type PartProps = MediaFrameProps & { onBroken: () => void };

function StillPicture({ onBroken, ...props }: PartProps) {
  const { src, srcSet, alt, naturalWidth, sizes, priority } = props;
  const image = useRef<HTMLImageElement>(null);
  useBrokenBeforeListening(image, onBroken);
  return (
    <Picture
      ref={image}
      src={src}
      srcSet={srcSet}
      alt={alt}
      naturalWidth={naturalWidth}
      sizes={sizes}
      priority={priority}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      onError={onBroken}
    />
  );
}

/** A server-rendered picture may have failed before React hydrates. */
function useBrokenBeforeListening(image: RefObject<HTMLImageElement | null>, onBroken: () => void) {
  const report = useRef(onBroken);
  report.current = onBroken;
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) report.current();
  }, [image]);
}

/** A still with its video over it; the video is not requested before it first plays. */
function SilentVideo(props: PartProps) {
  const { src, alt, poster, playing = false, onBroken } = props;
  const [wanted, setWanted] = useState(playing);
  if (playing && !wanted) setWanted(true);
  const [failed, setFailed] = useState(false);
  // With a still there is something to show even if the video fails.
  const fail = () => (poster ? setFailed(true) : onBroken());
  return (
    <>
      {poster && <StillPicture {...props} src={poster} />}
      {wanted && !failed && (
        <RunningVideo src={src} label={poster ? '' : alt} playing={playing} onFail={fail} />
      )}
    </>
  );
}

interface RunningVideoProps {
  src: string;
  /** Alternative text; '' if the still already has it. */
  label: string;
  playing: boolean;
  onFail: () => void;
}

function RunningVideo({ src, label, playing, onFail }: RunningVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React does not write the `muted` attribute; without it browsers block autoplay.
    element.muted = true;
    if (playing) element.play().catch(() => undefined);
    else element.pause();
  }, [playing]);
  return (
    <video
      ref={video}
      src={src}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      disablePictureInPicture
      onError={onFail}
    />
  );
}
