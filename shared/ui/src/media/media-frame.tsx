import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ArchGlyph } from '../feedback/arch-glyph.tsx';
import { tokens } from '../theme/tokens.ts';
import { srcSetOf } from './picture-sources.ts';

const Frame = styled.div<{ $ratio: string; $color: string | undefined }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  background: ${({ $color }) => $color ?? tokens.color.paperDeep};
  color: ${tokens.color.lineStrong};

  &[data-shape='arch'] {
    border-radius: 999px 999px ${tokens.radius.media} ${tokens.radius.media};
  }
  &[data-state='broken'] {
    background: ${tokens.color.paperDeep};
  }
  > img,
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
  /** Words for who cannot see it; '' for decoration. */
  alt: string;
  /** A video's still. */
  poster?: string | null;
  /** CSS aspect ratio; the place is reserved before anything loads. */
  ratio?: string;
  /** CSS colour painted until the picture is there. */
  color?: string | null;
  /** The picture's own width in pixels. */
  naturalWidth?: number | null;
  /** As in HTML: how wide it stands, for the browser's choice among the cuts. */
  sizes?: string;
  /** The first picture of a page: fetched at once, not when it comes near. */
  priority?: boolean;
  /** Whether a video runs; it is always muted and looping. */
  playing?: boolean;
  shape?: 'plain' | 'arch';
  /** Stands over the picture. */
  children?: ReactNode;
}

/**
 * A picture or silent video in its reserved place. `data-state` is "shown" or "broken"; a broken one is
 * a quiet drawing that keeps its words for screen readers.
 */
export function MediaFrame(props: MediaFrameProps) {
  const { kind = 'image', alt, ratio = '4 / 5', color, shape = 'plain', children } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const broken = brokenSrc === props.src;
  const markBroken = () => setBrokenSrc(props.src);
  return (
    <Frame
      $ratio={ratio}
      $color={color ?? undefined}
      data-shape={shape}
      data-state={broken ? 'broken' : 'shown'}
    >
      {broken && <BrokenMedia alt={alt} />}
      {!broken && kind === 'video' && <SilentVideo {...props} onBroken={markBroken} />}
      {!broken && kind === 'image' && <Picture {...props} onBroken={markBroken} />}
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

function Picture({ src, alt, naturalWidth, sizes = '100vw', priority, onBroken }: PartProps) {
  const image = useRef<HTMLImageElement>(null);
  useBrokenBeforeListening(image, onBroken);
  return (
    <img
      ref={image}
      alt={alt}
      sizes={sizes}
      srcSet={srcSetOf(src, naturalWidth)}
      src={src}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={onBroken}
    />
  );
}

/** A server-rendered picture may have failed before React listens. */
function useBrokenBeforeListening(image: RefObject<HTMLImageElement | null>, onBroken: () => void) {
  const report = useRef(onBroken);
  report.current = onBroken;
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) report.current();
  }, [image]);
}

/** A still with its video over it; the video is not even asked for before it first runs. */
function SilentVideo(props: PartProps) {
  const { src, alt, poster, playing = false, onBroken } = props;
  const [wanted, setWanted] = useState(playing);
  if (playing && !wanted) setWanted(true);
  const [failed, setFailed] = useState(false);
  // With a still there is something to look at, whatever becomes of the video.
  const fail = () => (poster ? setFailed(true) : onBroken());
  return (
    <>
      {poster && <Picture {...props} src={poster} />}
      {wanted && !failed && (
        <RunningVideo src={src} label={poster ? '' : alt} playing={playing} onFail={fail} />
      )}
    </>
  );
}

interface RunningVideoProps {
  src: string;
  /** Words for who cannot see it; '' where the still has them. */
  label: string;
  playing: boolean;
  onFail: () => void;
}

function RunningVideo({ src, label, playing, onFail }: RunningVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React does not write the `muted` attribute; without it browsers refuse to play unasked.
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
