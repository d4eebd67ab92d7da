import { setTimeout as sleep } from 'node:timers/promises';
import type { ComposedRemote } from '@aangan/manifest';
import { loadingPartAttribute } from '@aangan/manifest/loading-part';
import type { BootLimits, FailedBoot, SignedInVisitor } from './boot-order.ts';
import type { Browser } from './browser.ts';
import { type CandidateSite, origin, siteFor } from './candidate-site.ts';
import { leaksOf } from './leaks.ts';
import { leftBehind } from './left-behind.ts';
import { problemsOfOpenPage } from './left-open.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { translatedProblems } from './translated.ts';
import type { WithoutCandidates } from './without-candidates.ts';

/** How often a page is polled, in milliseconds. */
const watchMs = 50;
/** A page without requests for this long has what it needs, in milliseconds. */
const settledMs = 250;
const maxDetailLength = 300;

/**
 * Whether the page shows something, in its main part if it has one, and is still the document that was opened.
 * Invisible characters do not count, and another document says nothing about this page.
 */
export const isShown = (address: string) => `(() => {
  if (document.readyState !== 'complete' || location.origin !== '${origin}') return false;
  const [opened] = performance.getEntriesByType('navigation');
  if (new URL(opened.name).pathname !== ${JSON.stringify(new URL(address, origin).pathname)}) return false;
  const place = document.querySelector('main') ?? document.body;
  return place.innerText.replace(/[\\p{C}\\p{Z}]/gu, '') !== '' || place.querySelector('img, canvas, video, input, iframe') !== null;
})()`;

/** The part of a remote that the page still loads; '' if there is none. */
export const partThatLoads = `document.querySelector('[${loadingPartAttribute}]')?.getAttribute('${loadingPartAttribute}') ?? ''`;

export interface PageToBoot {
  address: string;
  /** The name of the remote whose page it is. */
  remote: string;
  /** Who opens it; undefined for a guest. */
  visitor?: (SignedInVisitor & { audience: string }) | undefined;
  /** Remotes whose entry is run in the page. */
  entries: readonly ComposedRemote[];
  /** The address of one of the shell's pages; undefined if there is none. */
  ofShell: string | undefined;
  /** Whether to leave the page for the shell's page and visit it again. */
  isVisited: boolean;
  /** Whether to abandon the page if a signed-in visitor's requests have no answer. */
  isLeftUnanswered: boolean;
}

/** The result of opening a page. */
export interface BootedPage {
  failed: FailedBoot[];
  /** Addresses that a signed-in page requested from the API without an answer. */
  asked: string[];
  /** Whether the check was abandoned for that reason. */
  isLeft: boolean;
}

/** Opens one page, and runs entries in it. If the page exceeds its limits, the browser is ended. */
export async function bootPage(
  browser: Browser,
  guestSite: CandidateSite,
  { address, remote, visitor, entries, ofShell, isVisited, isLeftUnanswered }: PageToBoot,
  { limits, without }: { limits: BootLimits; without: WithoutCandidates },
): Promise<BootedPage> {
  const signedIn = visitor && siteFor(guestSite, visitor);
  const site = signedIn ?? guestSite;
  let isLeft = false;
  const whose = visitor ? `signed in as ${visitor.audience}: ` : '';
  const failed: FailedBoot[] = [];
  const fail = (details: readonly string[], name = remote) => {
    for (const detail of details) {
      failed.push({ address, remote: name, detail: onOneLine(whose + detail) });
    }
  };
  browser.devTools.resetCount();
  site.reported();
  const between = isVisited ? ofShell : undefined;
  let stopWatching = watchCosts(browser, limits);
  const none = (error: unknown) => [unlessEnding(browser)(error)].filter(Boolean);
  try {
    const alone = ofShell === undefined ? undefined : await without(browser, ofShell);
    // What the shell's page computes does not count for this page.
    stopWatching();
    stopWatching = watchCosts(browser, limits);
    const page = await openPage(browser, site, address, visitor?.storage);
    const problem = await shown(page, address, limits);
    fail([...site.reported(), ...page.errors(), ...(problem ? [problem] : [])]);
    for (const entry of failed.length > 0 ? [] : entries) {
      const known = page.errors().length;
      const refusal = await page
        .evaluate<string>(runningEntry(entry))
        .catch(unlessEnding(browser, 'its entry leaves the page, or closes it'));
      fail([...page.errors().slice(known), ...(refusal ? [refusal] : [])], entry.name);
    }
    isLeft = isLeftUnanswered && failed.length === 0 && (signedIn?.asked() ?? []).length > 0;
    if (failed.length === 0 && between) {
      fail(await leftBehind(page, { address, between, alone }).catch(none));
    }
    if (failed.length === 0 && between) {
      const leaks = await leaksOf(page, site, { address, between }).catch(unlessEnding(browser));
      fail(leaks ? [leaks] : []);
    }
    if (failed.length === 0 && between) {
      fail(await translatedProblems(page, site, { address, between }).catch(none));
    }
    if (failed.length === 0 && !isLeft) {
      const about = { address, isGuest: !visitor, alone, browser, without, limits };
      fail(await problemsOfOpenPage(page, site, about).catch(none));
    }
    await page.close();
  } catch (error) {
    if (!browser.isEnding) throw error;
    fail([...site.reported(), browser.endedFor ?? 'Chromium ended while it was open']);
  } finally {
    stopWatching();
  }
  return { failed, asked: signedIn?.asked() ?? [], isLeft };
}

/** Handles a failed command: rethrows while the browser is being ended, else answers `said`. */
const unlessEnding =
  (browser: Browser, said = '') =>
  (error: unknown): string => {
    if (browser.isEnding) throw error;
    return said;
  };

/** Replaces control characters, because the text is shown in terminals. */
export function onOneLine(detail: string): string {
  return detail.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, maxDetailLength);
}

/** Ends the browser if its processes use too much processor time or memory. */
function watchCosts(browser: Browser, { timeMs, memoryMegabytes }: BootLimits): () => void {
  const clock = browser.startClock(timeMs);
  const watching = setInterval(() => {
    const exceeded = clock.exceeded();
    if (exceeded) browser.kill(`it ${exceeded}`);
    else if (browser.residentMegabytes() > memoryMegabytes) {
      browser.kill(`it needs more than ${memoryMegabytes} MB of memory`);
    }
  }, watchMs);
  return () => clearInterval(watching);
}

/** Waits until the page shows something and is idle. @returns the problem if it does not */
async function shown(
  page: OpenPage,
  address: string,
  { emptyMs, busyMs }: BootLimits,
): Promise<string | undefined> {
  let shownAt: number | undefined;
  let emptyLooks = 0;
  for (;;) {
    // An evaluation in a page that crashes never returns.
    const look = await Promise.race([lookAt(page, address), page.crashed]);
    if (look === 'crashed') return 'its page crashes, as one does that needs too much memory';
    const now = performance.now();
    const isThere = look.isShown && !look.loading;
    if (isThere) shownAt ??= now;
    const isEnough = page.quietMs() > settledMs || now - (shownAt ?? now) > busyMs;
    if (isThere && isEnough) return undefined;
    // A page that has thrown may still be about to show something.
    const patienceMs = page.errors().length > 0 ? settledMs : emptyMs;
    // Counted in looks, not by the clock: a page that computes, or waits for a processor, does not answer them.
    emptyLooks = isThere || page.quietMs() < watchMs ? 0 : emptyLooks + 1;
    if (emptyLooks * watchMs > patienceMs) {
      return look.loading ? `${look.loading} never ends to load` : 'it shows nothing';
    }
    await sleep(watchMs);
  }
}

interface Look {
  isShown: boolean;
  /** The part that is still loading; '' for none. */
  loading: string;
}

/** A page that is being left, or was closed, shows nothing. */
function lookAt(page: OpenPage, address: string): Promise<Look> {
  const look = `({ isShown: ${isShown(address)}, loading: ${partThatLoads} })`;
  return page.evaluate<Look>(look).catch(() => ({ isShown: false, loading: '' }));
}

/** Runs an entry that is not loaded yet. The expression evaluates to the problem, as text. */
function runningEntry({ baseUrl, entry, integrity, container }: ComposedRemote): string {
  const name = JSON.stringify(container);
  const script = {
    src: baseUrl + entry,
    integrity: integrity[entry] ?? '',
    crossOrigin: 'anonymous',
  };
  return `new Promise((resolve) => {
    const isThere = () => ['get', 'init'].every((name) => typeof globalThis[${name}]?.[name] === 'function');
    const say = () => resolve(isThere() ? '' : 'its entry registers no container');
    if (isThere()) return say();
    const script = Object.assign(document.createElement('script'), ${JSON.stringify(script)});
    script.onload = say;
    script.onerror = () => resolve('its entry cannot be loaded');
    document.head.append(script);
  })`;
}
