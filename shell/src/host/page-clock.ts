import type { Clock } from '@aangan/host';

/** How long a rendered page is taken over at the most, in milliseconds. */
const takeoverMs = 15_000;

/**
 * The clock of a page that a server rendered: at first the time at which it was rendered, so that the browser makes
 * the same markup, and then the browser's.
 * @param renderedAt milliseconds since the Unix epoch
 */
export function createPageClock(renderedAt: number, now: () => number = Date.now): Clock {
  const started = now();
  return {
    now: () => (now() - started < takeoverMs ? renderedAt : now()),
    timeZone: 'Asia/Kolkata',
  };
}
