import { act } from '@testing-library/react';

/** jsdom knows no motion preference and no view: this browser moves, and shows what it is told to. */
export function movingBrowser({ reducedMotion = false } = {}) {
  const observers: { target: Element; report: IntersectionObserverCallback }[] = [];
  window.matchMedia = (query: string) =>
    ({
      matches: reducedMotion && query.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  globalThis.IntersectionObserver = class {
    report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe(target: Element) {
      observers.push({ target, report: this.report });
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
  HTMLMediaElement.prototype.play = async function play() {
    this.dataset.playing = 'true';
  };
  HTMLMediaElement.prototype.pause = function pause() {
    this.dataset.playing = 'false';
  };
  return {
    /** Scrolls an element into or out of the window. */
    setInView(element: Element, isIntersecting: boolean) {
      act(() => {
        for (const { target, report } of observers) {
          if (target !== element) continue;
          const entry = { isIntersecting, target } as IntersectionObserverEntry;
          report([entry], {} as IntersectionObserver);
        }
      });
    },
  };
}
