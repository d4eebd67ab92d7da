import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const host = 'https://www.youtube-nocookie.com';
/** Milliseconds to wait for the player's first event, which normally comes within two seconds. */
const patienceMs = 6_000;

const Frame = styled.iframe`
  align-self: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;

  /* Until the player is there: a browser's own page of errors is not shown either. */
  &[data-state='loading'] {
    opacity: 0;
    pointer-events: none;
  }
`;

export interface YoutubePlayerProps {
  videoId: string;
  title: string;
  /** Whether the player has loaded: only then is it shown. */
  isReady: boolean;
  /** Called when the player has loaded. */
  onReady: () => void;
  /** Called when the player reports an error or sends no event in time. */
  onError: () => void;
}

/** YouTube's player, embedded from its host without cookies. */
export function YoutubePlayer(props: YoutubePlayerProps) {
  const { videoId, title, isReady } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  usePlayerEvents(frame, props);
  // The player sends events only after the page has sent "listening".
  const listen = () =>
    frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), host);
  return (
    <Frame
      ref={frame}
      src={`${host}/embed/${videoId}?autoplay=1&enablejsapi=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={listen}
      data-state={isReady ? 'ready' : 'loading'}
    />
  );
}

function usePlayerEvents(
  frame: { current: HTMLIFrameElement | null },
  told: Pick<YoutubePlayerProps, 'onReady' | 'onError'>,
) {
  const report = useRef(told);
  useEffect(() => {
    report.current = told;
  });
  useEffect(() => {
    const silence = setTimeout(() => report.current.onError(), patienceMs);
    const hear = (message: MessageEvent) => {
      if (message.origin !== host || message.source !== frame.current?.contentWindow) return;
      clearTimeout(silence);
      if (eventOf(message.data) === 'onError') report.current.onError();
      else report.current.onReady();
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('message', hear);
    };
  }, [frame]);
}

function eventOf(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data).event;
  } catch {
    return undefined;
  }
}
