import { useHost } from '@aangan/host';
import { useEffect, useState } from 'react';

/**
 * A pause between two requests: the seconds left of it, and a function that starts one. It goes by the clock, not by
 * how often a timer has run: browsers slow the timers of a tab in the background.
 */
export function usePause(seconds: number, startsPaused: boolean): [number, () => void] {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  const [end, setEnd] = useState(startsPaused ? now + seconds * 1_000 : now);
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const isPaused = left > 0;
  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock, isPaused]);
  const start = () => {
    const at = clock.now();
    setNow(at);
    setEnd(at + seconds * 1_000);
  };
  return [left, start];
}
