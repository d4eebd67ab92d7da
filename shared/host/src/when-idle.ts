import { useEffect, useRef } from 'react';

/** How long after the page's load a browser without `requestIdleCallback` waits, in milliseconds. */
const pauseMs = 1_000;

/**
 * Does something once the page has loaded and the browser has nothing else to do, such as fetching the code of the
 * page's main action. Does nothing if the visitor has asked the browser to save data.
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(run);
    else setTimeout(run, pauseMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => calledOff.abort();
}

/** Does something once while this component is shown, when the browser is idle. */
export function useWhenIdle(work: () => void): void {
  const newest = useRef(work);
  useEffect(() => whenIdle(newest.current), []);
}
