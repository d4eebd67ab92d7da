import { useEffect, useState } from 'react';

/** A pause between two requests: the seconds left of it, and a function that starts one. */
export function usePause(seconds: number, startsPaused: boolean): [number, () => void] {
  const [left, setLeft] = useState(startsPaused ? seconds : 0);
  const isPaused = left > 0;
  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    return () => clearInterval(timer);
  }, [isPaused]);
  return [left, () => setLeft(seconds)];
}
