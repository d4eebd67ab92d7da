/** What a page showed, and when: milliseconds since it was asked for. */
export interface Paint {
  /** The first contentful paint. */
  fcp: number;
  /** The largest contentful paint. */
  lcp: number;
  /**
   * When the first control of the page is answered: by the browser where it is a link, a field or the button of a form of
   * method get, else by the page's scripts.
   */
  interactive: number;
  /** When React had taken over the first control. */
  takenOver: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The largest element: the address of its picture, or else its words. */
  largest: { picture: string } | { words: string };
}

declare global {
  interface Window {
    seenPaint?: Paint;
  }
}

/** Runs in the page, before anything of it. */
export function observePaint(): void {
  if (window.top !== window) return;
  const seen: Paint = {
    fcp: 0,
    lcp: 0,
    interactive: 0,
    takenOver: 0,
    shift: 0,
    largest: { words: '' },
  };
  window.seenPaint = seen;
  const observe = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) see(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe<PerformanceEntry & { url?: string; element?: Element }>(
    'largest-contentful-paint',
    ({ startTime, url, element }) => {
      seen.lcp = startTime;
      seen.largest = url ? { picture: url } : { words: element?.textContent ?? '' };
    },
  );
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value;
    },
  );
  const watch = setInterval(() => {
    const control = document.querySelector('main a[href], main button, main input');
    if (!control || seen.fcp === 0) return;
    const isOfBrowser = control.matches('a, input, form[method="get"] button');
    // React has a control once it has put a key of its own on it: from then on a click is answered.
    const isOfReact = Object.keys(control).some((key) => key.startsWith('__reactProps'));
    if (isOfBrowser || isOfReact) seen.interactive ||= performance.now();
    if (!isOfReact) return;
    seen.takenOver = performance.now();
    clearInterval(watch);
  }, 10);
}
