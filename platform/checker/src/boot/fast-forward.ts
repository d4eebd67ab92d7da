import { setTimeout as sleep } from 'node:timers/promises';
import type { BootLimits } from './boot-order.ts';
import type { Browser } from './browser.ts';
import type { OpenPage } from './open-page.ts';

/** How often the browser is looked at, in milliseconds. */
const watchMs = 20;
const maxStarvedTasks = 1_000;

/**
 * Begins to advance the time of an open page without waiting: its timers run one after another, and its clock stands
 * still while a task runs. The page never returns to real time. If it computes too long in all of the time that passes,
 * the browser is ended.
 * @returns what lets milliseconds pass, and says whether the page crashed
 */
export function fastForward(
  page: OpenPage,
  browser: Browser,
  { openMs, openTimeMs }: Pick<BootLimits, 'openMs' | 'openTimeMs'>,
): (ms: number) => Promise<boolean> {
  const clock = browser.startClock(openTimeMs);
  return async (budget) => {
    let end: 'passed' | 'crashed' | undefined;
    const passed = page.once('Emulation.virtualTimeBudgetExpired').then(() => 'passed' as const);
    const ended = Promise.race([passed, page.crashed]).then((how) => {
      end = how;
    });
    const asked = page.send('Emulation.setVirtualTimePolicy', {
      policy: 'pauseIfNetworkFetchesPending',
      budget,
      maxVirtualTimeTaskStarvationCount: maxStarvedTasks,
    });
    // A page that computes at once keeps the browser from answering.
    asked.catch(() => undefined);
    while (!end && page.left().length === 0) {
      const exceeded = clock.exceeded();
      if (exceeded) browser.kill(`it ${exceeded} in the ${openMs / 1_000} s after it was shown`);
      if (browser.isEnding) throw new Error('The browser was ended');
      await Promise.race([ended, sleep(watchMs)]);
    }
    return end === 'crashed';
  };
}
