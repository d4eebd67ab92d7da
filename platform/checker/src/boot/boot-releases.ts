import { createHash } from 'node:crypto';
import { languageOf, pathInLanguage } from '@aangan/manifest/languages';
import { LRUCache } from 'lru-cache';
import type { BootLimits, BootOrder, BootResult } from './boot-order.ts';
import { type BootedPage, bootPage, type PageToBoot } from './boot-page.ts';
import type { Browser } from './browser.ts';
import { type CandidateEdge, openCandidateEdge } from './candidate-site.ts';
import { type KnownConduct, withoutCandidates } from './without-candidates.ts';

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
const maxCachedVerdicts = 5_000;
/** How long an unused browser stays open, in milliseconds. */
const idleMs = 60_000;
/** After this many problems, no other page is opened. */
const maxFailures = 3;
/** Pages of one order that are open at a time, each in a browser of its own, whose limits are its own. */
const pagesAtOnce = 2;

export function createBooter({ startBrowser, limits }: Options): Booter {
  const fine = new LRUCache<string, true>({ max: maxCachedVerdicts });
  const idle = keepIdle();
  let openedIn: string[] = [];

  const bootPages = async (edge: CandidateEdge, order: BootOrder): Promise<BootResult> => {
    const pages = unknownPages(order);
    const waiting = pages.entries();
    const booted: (BootedPage | undefined)[] = [];
    const known: KnownConduct = new Map();
    let isOver = false;
    const openInTurn = async () => {
      const site = edge.site();
      const without = withoutCandidates(site, order, limits, known);
      let browser: Browser | undefined;
      try {
        for (const [place, page] of waiting) {
          if (isOver) break;
          browser = usable(browser) ?? usable(idle.take()) ?? (await startBrowser());
          openedIn = [browser.version];
          const found = await bootPage(browser, site, page, { limits, without });
          booted[place] = found;
          if (isFine(found)) fine.set(keyOf(order, page), true);
          // A page that exceeded its limits would exceed them again.
          isOver ||= failedOf(booted).length >= maxFailures || browser.endedFor !== undefined;
        }
      } finally {
        // One that cannot go on ends the other, too.
        isOver = true;
        if (browser) idle.put(browser);
      }
    };
    const opened = await Promise.allSettled(pages.slice(0, pagesAtOnce).map(openInTurn));
    for (const one of opened) if (one.status === 'rejected') throw one.reason;
    return {
      failed: failedOf(booted),
      unanswered: unansweredOf(pages, booted),
      openedIn,
      opened: [],
      unused: [],
    };
  };
  const unknownPages = (order: BootOrder) =>
    pagesOf(order).filter((page) => !fine.has(keyOf(order, page)));

  return {
    boot: async (order, read) => {
      if (unknownPages(order).length === 0) {
        return { failed: [], unanswered: [], openedIn, opened: [], unused: [] };
      }
      const edge = await openCandidateEdge(order, read);
      try {
        return await bootPages(edge, order);
      } finally {
        await edge.close();
      }
    },
    close: () => idle.close(),
  };
}

const isFine = ({ failed, asked }: BootedPage) => failed.length === 0 && asked.length === 0;

/** The problems, in the order of the pages. */
const failedOf = (booted: readonly (BootedPage | undefined)[]) =>
  booted.flatMap((page) => page?.failed ?? []);

function unansweredOf(
  pages: readonly PageToBoot[],
  booted: readonly (BootedPage | undefined)[],
): BootResult['unanswered'] {
  return pages.flatMap(({ address, visitor }, place) => {
    const page = booted[place];
    return page?.isLeft && visitor
      ? [{ address, audience: visitor.audience, asked: page.asked }]
      : [];
  });
}

function usable(browser: Browser | undefined): Browser | undefined {
  return browser?.isEnding ? undefined : browser;
}

/**
 * Entries are run in the first page, or else in the shell's first one. Pages of candidates are visited twice; if a
 * shell makes all remotes candidates, one page of each. In a further language the same code runs, so that a page is
 * opened once.
 */
function pagesOf({ composition, entries, pages, visitors, round }: BootOrder): PageToBoot[] {
  const remotes = composition.remotes.filter(({ name }) => entries.includes(name));
  const own = composition.shell.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const languageAt = (address: string) => languageOf(address, composition.shell.languages);
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
    languageAt(toBoot[place]?.address ?? '').prefix === '' &&
    !(isOfShell && toBoot.findIndex((page) => page.remote === remote) < place);
  return toBoot.map((page, place) => {
    const { path, prefix } = languageAt(page.address);
    const other = own.find((one) => one !== path);
    return {
      ...page,
      visitor: visitorOf(page),
      isLeftUnanswered: round !== 'last',
      ofShell: other && pathInLanguage(other, prefix),
      isVisited: isVisited(page, place),
    };
  });
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
