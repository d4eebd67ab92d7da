import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const host = 'https://www.youtube-nocookie.com';
/** Milliseconds to wait for the player's first event, which normally comes within two seconds. */
const patienceMs = 12_000;

const Frame = styled.iframe`
  align-self: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
`;

export interface YoutubePlayerProps {
  videoId: string;
  title: string;
  /** Called when the player reports an error or sends no event in time. */
  onError: () => void;
}

/** YouTube's player, embedded from its host without cookies. */
export function YoutubePlayer({ videoId, title, onError }: YoutubePlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  usePlayerErrors(frame, onError);
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
    />
  );
}

function usePlayerErrors(frame: { current: HTMLIFrameElement | null }, onError: () => void) {
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });
  useEffect(() => {
    const silence = setTimeout(() => report.current(), patienceMs);
    const hear = (message: MessageEvent) => {
      if (message.origin !== host || message.source !== frame.current?.contentWindow) return;
      clearTimeout(silence);
      if (eventOf(message.data) === 'onError') report.current();
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
