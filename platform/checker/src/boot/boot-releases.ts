import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BootLimits, BootOrder, BootResult } from './boot-order.ts';
import { bootPage, type PageToBoot } from './boot-page.ts';
import type { Browser } from './browser.ts';
import { type CandidateSite, openCandidateSite } from './candidate-site.ts';
import { withoutCandidates } from './without-candidates.ts';

/** Opens the pages of candidates in Chromium. */
export interface Booter {
  /**
   * Which pages and entries do not work.
   * @param read reads a file by its hex sha256
   */
  boot(order: BootOrder, read: (sha256: string) => Buffer): Promise<BootResult>;
  close(): void;
}

interface Options {
  startBrowser: () => Promise<Browser>;
  limits: BootLimits;
}

/** How many verdicts of working pages are cached: with the same releases a page works again. */
const keptVerdicts = 5_000;
/** How long an unused browser stays open, in milliseconds. */
const idleMs = 60_000;
/** Orders after which a browser is ended: it leaves an entry in the process table for each page that was open. */
const maxOrders = 50;
/** After this many consecutive failing pages, the others are not opened. */
const maxFailures = 3;

export function createBooter({ startBrowser, limits }: Options): Booter {
  const fine = new LRUCache<string, true>({ max: keptVerdicts });
  const idle = keepIdle();

  const bootInTurn = async (site: CandidateSite, order: BootOrder) => {
    const without = withoutCandidates(site, order, limits);
    const result: BootResult = { failed: [], unanswered: [] };
    let browser: Browser | undefined;
    try {
      for (const page of unknownPages(order)) {
        if (result.failed.length >= maxFailures) break;
        browser = usable(browser) ?? usable(idle.take()) ?? (await startBrowser());
        const { failed, asked, isLeft } = await bootPage(browser, site, page, { limits, without });
        result.failed.push(...failed);
        const { address, visitor } = page;
        if (isLeft && visitor) {
          result.unanswered.push({ address, audience: visitor.audience, asked });
        }
        if (failed.length === 0 && asked.length === 0) fine.set(keyOf(order, page), true);
        // A page that exceeded its limits would exceed them again.
        if (browser.endedFor) break;
      }
    } finally {
      if (browser) idle.put(browser);
    }
    return result;
  };
  const unknownPages = (order: BootOrder) =>
    pagesOf(order).filter((page) => !fine.has(keyOf(order, page)));

  return {
    boot: async (order, read) => {
      if (unknownPages(order).length === 0) return { failed: [], unanswered: [] };
      const site = await openCandidateSite(order, read);
      try {
        return await bootInTurn(site, order);
      } finally {
        await site.close();
      }
    },
    close: () => idle.close(),
  };
}

function usable(browser: Browser | undefined): Browser | undefined {
  return browser?.isEnding ? undefined : browser;
}

/**
 * Entries are run in the first page, or else in the shell's first one. Pages of candidates are visited twice; if a
 * shell makes all remotes candidates, one page of each.
 */
function pagesOf({ composition, entries, pages, visitors, round }: BootOrder): PageToBoot[] {
  const remotes = composition.remotes.filter(({ name }) => entries.includes(name));
  const own = composition.shell.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const isOfShell = remotes.length > 1 && remotes.length === composition.remotes.length;
  const [first = { address: '/', remote: entries[0] ?? '' }, ...others] = pages;
  const toBoot = [
    { ...first, entries: round === 'first' ? remotes : [] },
    ...others.map((page) => ({ ...page, entries: [] })),
  ];
  const visitorOf = ({ audience }: BootOrder['pages'][number]) => {
    const visitor = audience === undefined ? undefined : visitors[audience];
    return visitor && audience !== undefined ? { ...visitor, audience } : undefined;
  };
  const isVisited = ({ remote, audience }: BootOrder['pages'][number], place: number) =>
    audience === undefined &&
    entries.includes(remote) &&
    !(isOfShell && toBoot.findIndex((page) => page.remote === remote) < place);
  return toBoot.map((page, place) => ({
    ...page,
    visitor: visitorOf(page),
    isLeftUnanswered: round !== 'last',
    ofShell: own.find((path) => path !== page.address),
    isVisited: isVisited(page, place),
  }));
}

/** The API's answers are not part of the key: they change constantly, and each check has accounts of its own. */
function keyOf({ composition: { shell, remotes }, entries }: BootOrder, page: PageToBoot): string {
  const releases = remotes.map(({ name, release, isOff = false }) => [name, release, isOff]);
  const { address, remote, visitor, ofShell, isVisited } = page;
  const opened = [address, remote, visitor?.audience, ofShell, isVisited];
  const run = page.entries.map(({ name }) => name);
  const text = JSON.stringify([shell.release, releases, entries, opened, run]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Browsers between two orders stay open, because starting one takes longer than opening a page. */
function keepIdle() {
  const browsers = new Set<Browser>();
  const orders = new WeakMap<Browser, number>();
  const end = (browser: Browser) => {
    browsers.delete(browser);
    browser.kill();
  };
  return {
    take: (): Browser | undefined => {
      const [browser] = browsers;
      if (browser) browsers.delete(browser);
      return browser;
    },
    put: (browser: Browser) => {
      if (browser.isEnding) return;
      const done = (orders.get(browser) ?? 0) + 1;
      if (done >= maxOrders) return browser.kill();
      orders.set(browser, done);
      browsers.add(browser);
      setTimeout(() => {
        if (browsers.has(browser)) end(browser);
      }, idleMs).unref();
    },
    close: () => {
      for (const browser of browsers) end(browser);
    },
  };
}
