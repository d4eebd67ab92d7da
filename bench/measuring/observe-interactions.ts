declare global {
  interface Window {
    interactions?: {
      /** Begins to wait for an input, and for an element that was not there before it. */
      begin(selector: string): void;
      /** Milliseconds from that input to the next paint, and until the element was painted; null until then. */
      ended(): { next: number; shown: number } | null;
      /** Milliseconds of each interaction until the next paint, as Event Timing tells them. */
      durations(): number[];
      /** Cumulative layout shift, without what follows an input within half a second. */
      shift(): number;
    };
  }
}

/** Runs in the page, before anything of it. */
export function observeInteractions(): void {
  const durations = new Map<number, number>();
  let shift = 0;
  let ended: { next: number; shown: number } | null = null;
  type Timed = PerformanceEntry & { interactionId: number; value: number; hadRecentInput: boolean };
  const observe = (options: PerformanceObserverInit, see: (entry: Timed) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[]) see(entry);
    }).observe(options);
  const eventTiming = { type: 'event', buffered: true, durationThreshold: 16 };
  observe(eventTiming as PerformanceObserverInit, ({ interactionId: id, duration }) => {
    if (id) durations.set(id, Math.max(duration, durations.get(id) ?? 0));
  });
  observe({ type: 'layout-shift', buffered: true }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) shift += value;
  });
  const paint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const follow = async (selector: string, old: Element | null, startedAt: number) => {
    const next = (await paint()) - startedAt;
    let shown = next;
    for (;;) {
      const now = document.querySelector(selector);
      if (now && now !== old) break;
      shown = (await paint()) - startedAt;
    }
    ended = { next, shown };
  };
  window.interactions = {
    begin(selector) {
      ended = null;
      const old = document.querySelector(selector);
      const start = ({ timeStamp }: Event) => {
        removeEventListener('click', start, true);
        removeEventListener('popstate', start, true);
        void follow(selector, old, timeStamp);
      };
      addEventListener('click', start, true);
      addEventListener('popstate', start, true);
    },
    ended: () => ended,
    durations: () => [...durations.values()],
    shift: () => shift,
  };
}
