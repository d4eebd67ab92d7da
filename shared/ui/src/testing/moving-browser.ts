import { act } from '@testing-library/react';

/** Gives jsdom a motion preference, an IntersectionObserver that the test controls, and video playback. */
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
