import type { BootLimits } from './boot-order.ts';
import type { Browser } from './browser.ts';
import type { CandidateSite } from './candidate-site.ts';
import { type Conduct, conductOf, conductProblems } from './conduct.ts';
import { fastForward } from './fast-forward.ts';
import type { OpenPage } from './open-page.ts';
import type { WithoutCandidates } from './without-candidates.ts';

interface LeftOpen {
  address: string;
  /** Styles are compared for guests only: header and footer differ for signed-in visitors. */
  isGuest: boolean;
  /** The conduct of one of the shell's pages; undefined if there is none. */
  alone: Conduct | undefined;
  browser: Browser;
  without: WithoutCandidates;
  limits: BootLimits;
}

const pathShown = 'location.pathname';
/**
 * The page's own time in which it still opens, in milliseconds: on a busy machine, a redirect that is part of the page
 * comes later than the first look at it.
 */
const openingMs = 2_000;

/** Leaves a page open for a while of its own time. @returns problems during that time, and in its conduct at the end */
export async function problemsOfOpenPage(
  page: OpenPage,
  site: CandidateSite,
  { address, isGuest, alone, browser, without, limits }: LeftOpen,
): Promise<string[]> {
  const known = page.errors().length;
  const forward = fastForward(page, browser, limits);
  const pass = async (ms: number) => {
    if (await forward(ms)) return ['its page crashes while it is open'];
    return page.left().map((left) => `it leaves for ${left} within ${limits.openMs / 1_000} s`);
  };
  const [whileOpening] = await pass(openingMs);
  if (whileOpening !== undefined) return [whileOpening];
  const before = await page.evaluate<string>(pathShown);
  const [later] = await pass(limits.openMs - openingMs);
  if (later !== undefined) return [later];
  const thrown = [...site.reported(), ...page.errors().slice(known)];
  if (thrown.length > 0) return thrown;
  const path = await page.evaluate<string>(pathShown);
  if (path !== before) return [`it is shown at another address after a while: ${path}`];
  const conduct = await conductOf(page);
  if (!isGuest)
    return alone ? conductProblems({ ...conduct, outside: alone.outside }, alone, limits) : [];
  if (alone && conductProblems(conduct, alone, limits).length === 0) return [];
  // The shell itself may act differently at this address.
  return conductProblems(conduct, (await without(browser, address)) ?? alone, limits);
}
