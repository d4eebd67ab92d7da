import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { ArchGlyph } from '../feedback/arch-glyph.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Picture } from '../media/picture.tsx';
import { pictureAt } from '../media/picture-sources.ts';
import { PlayMark } from '../media/play-mark.tsx';
import type { Post } from '../media/post.ts';
import { usePrefersReducedMotion } from '../motion/use-media-query.ts';
import { focusRing } from '../theme/focus-ring.ts';

const appear = keyframes`to { opacity: 1; }`;

const Frame = styled.div`
  display: grid;
  min-width: 0;
  min-height: 0;
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > picture {
    display: contents;
  }
  > picture > img {
    grid-area: 1 / 1;
  }
  > img,
  > picture > img,
  > video {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

/** Appears only for slow pictures: most load before the delay ends. */
const LateSpinner = styled.div`
  opacity: 0;
  animation: ${appear} 1ms 0.6s forwards;
`;

const Gone = styled.div`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding: 2rem;
  text-align: center;
`;

/** Positioned: some browsers paint a video with controls on its own layer, over unpositioned elements. */
const Start = styled.button`
  position: relative;
  z-index: 1;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  ${focusRing}
`;

/** One picture or video, as large as fits. A broken one is replaced by a drawing with its text. */
export function LightboxPicture({ post }: { post: Post }) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const { t } = useLingui();
  const altText = post.alt_text || post.caption;
  const part = {
    post,
    altText,
    onShown: () => setState('shown'),
    onBroken: () => setState('broken'),
  };
  return (
    <Frame data-state={state}>
      {state === 'loading' && (
        <LateSpinner>
          <Spinner size="inline" />
        </LateSpinner>
      )}
      {state === 'broken' && (
        <Gone>
          <ArchGlyph size={72} />
          <p>
            {post.media_type === 'VIDEO'
              ? t({ id: 'ui.video-gone', message: 'This video is not there any more.' })
              : t({ id: 'ui.picture-gone', message: 'This picture is not there any more.' })}
          </p>
        </Gone>
      )}
      {state !== 'broken' &&
        (post.media_type === 'VIDEO' ? <Video {...part} /> : <StillPicture {...part} />)}
    </Frame>
  );
}

interface PartProps {
  post: Post;
  altText: string;
  onShown: () => void;
  onBroken: () => void;
}

function StillPicture({ post, altText, onShown, onBroken }: PartProps) {
  return (
    <Picture
      src={post.media_url}
      naturalWidth={post.media_width}
      sizes="(orientation: landscape) 75vw, 100vw"
      alt={altText}
      draggable={false}
      onLoad={onShown}
      onError={onBroken}
    />
  );
}

/** Plays with the browser's controls, muted at first; under reduced motion only once its play button is pressed. */
function Video({ post, altText, onShown, onBroken }: PartProps) {
  const { t } = useLingui();
  const still = usePrefersReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  return (
    <>
      <video
        ref={video}
        src={post.video_url ?? post.media_url}
        poster={post.thumbnail_url ? pictureAt(post.thumbnail_url, 1280) : undefined}
        aria-label={altText || undefined}
        controls
        muted
        loop
        playsInline
        autoPlay={!still}
        onLoadedData={onShown}
        onPlay={() => setStarted(true)}
        onError={onBroken}
      />
      {still && !hasStarted && (
        <Start
          type="button"
          aria-label={t({ id: 'ui.play-video', message: 'Play video' })}
          onClick={() => void video.current?.play()}
        >
          <PlayMark />
        </Start>
      )}
    </>
  );
}
