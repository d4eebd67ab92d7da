import { setTimeout as sleep } from 'node:timers/promises';
import type { BootLimits } from './boot-order.ts';
import type { Browser } from './browser.ts';
import type { OpenPage } from './open-page.ts';

/** How often the browser is looked at, in milliseconds. */
const watchMs = 20;
const maxStarvedTasks = 1_000;

/**
 * Lets time pass in a page that is open, without waiting for it: its timers run one after another, and its clock stands
 * still while a task runs. The page's time is never the real one again. A page that computes too long ends the browser.
 * @returns whether the page crashed
 */
export async function fastForward(
  page: OpenPage,
  browser: Browser,
  { openMs, openTimeMs }: Pick<BootLimits, 'openMs' | 'openTimeMs'>,
): Promise<boolean> {
  let end: 'passed' | 'crashed' | undefined;
  const passed = page.once('Emulation.virtualTimeBudgetExpired').then(() => 'passed' as const);
  const ended = Promise.race([passed, page.crashed]).then((how) => {
    end = how;
  });
  const clock = browser.startClock(openTimeMs);
  const asked = page.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: openMs,
    maxVirtualTimeTaskStarvationCount: maxStarvedTasks,
  });
  // A page that begins to compute at once does not let the browser answer.
  asked.catch(() => undefined);
  while (!end && page.left().length === 0) {
    if (clock.isOver()) {
      const seconds = [openTimeMs, openMs].map((ms) => ms / 1_000);
      browser.kill(`it computes longer than ${seconds.join(' s in the ')} s after it was shown`);
    }
    if (browser.isEnding) throw new Error('The browser was ended');
    await Promise.race([ended, sleep(watchMs)]);
  }
  return end === 'crashed';
}
