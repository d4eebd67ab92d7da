import type { CDPSession, Page } from '@playwright/test';

/** What a page of the browser holds. */
export interface Held {
  heapKilobytes: number;
  listeners: number;
  nodes: number;
  timers: number;
  globals: number;
  rules: number;
}

declare global {
  interface Window {
    /** Timers that are set, by their ids. */
    timersSet: Set<number>;
    rounds: number;
  }
}

/** Counts the timers of every page that is opened from now on. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.timersSet = new Set();
    window.rounds = 0;
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    const run = (handler: TimerHandler, parameters: unknown[]) => {
      if (typeof handler === 'function') handler(...parameters);
    };
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay?: number, ...parameters: unknown[]) => {
        const id = setTimeout(() => {
          window.timersSet.delete(id);
          run(handler, parameters);
        }, delay);
        window.timersSet.add(id);
        return id;
      },
      setInterval: (handler: TimerHandler, delay?: number, ...parameters: unknown[]) => {
        const id = setInterval(() => run(handler, parameters), delay);
        window.timersSet.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        window.timersSet.delete(id);
        clearTimeout(id);
      },
      clearInterval: (id: number) => {
        window.timersSet.delete(id);
        clearInterval(id);
      },
    });
  });
}

/** Goes to a page and leaves it for another one, so many times, in one document. */
export async function mountAgain(
  page: Page,
  visits: { path: string; between: string; rounds: number },
): Promise<void> {
  await page.evaluate(async ({ path, between, rounds }) => {
    const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const go = async (to: string) => {
      window.rounds += 1;
      // As the router has it: each place of the history has a key of its own.
      const state = { usr: null, key: `r${window.rounds}`, idx: window.rounds };
      const before = document.querySelector('main h1');
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      const since = performance.now();
      const isThere = () => {
        const heading = document.querySelector('main h1');
        const isLoading = document.querySelector('[data-loading-part], [aria-busy="true"]');
        return heading !== null && heading !== before && !isLoading;
      };
      while (!isThere()) {
        if (performance.now() - since > 20_000) throw new Error(`${to} shows nothing`);
        await paint();
      }
      await paint();
    };
    for (let round = 0; round < rounds; round += 1) {
      await go(path);
      await go(between);
    }
  }, visits);
}

/** What the page holds once garbage is collected. */
export async function heldBy(page: Page, devTools: CDPSession): Promise<Held> {
  // Requests and animations of the page that was left.
  await page.waitForTimeout(500);
  // Twice: what a finalizer lets go is collected the second time.
  for (let time = 0; time < 2; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const own = await page.evaluate(() => ({
    timers: window.timersSet.size,
    globals: Object.getOwnPropertyNames(window).length,
    rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  }));
  return {
    heapKilobytes: Math.round(metric('JSHeapUsedSize') / 1024),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...own,
  };
}
