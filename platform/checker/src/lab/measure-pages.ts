import { startBrowser } from '../boot/browser.ts';
import { findBrowser } from '../boot/find-browser.ts';
import { type Comparison, compareLoads, type Round } from './compare-loads.ts';
import { type LabPage, type Load, type LoadedPage, loadPage } from './load-page.ts';

/** The same page of two compositions. */
export interface PagesToCompare {
  path: string;
  before: LabPage;
  after: LabPage;
}

/** What one page cost before and after. */
export interface MeasuredPage {
  path: string;
  measures: Record<keyof Load, Comparison>;
}

export interface LabOptions {
  rounds: number;
  /** The path of Chromium; without it, where systems install it. */
  browser?: string | undefined;
  /** Told of each load that is done. */
  onLoad?: () => void;
}

/**
 * How often a round is repeated if only one of its pages was rendered: an overloaded site sends pages unrendered, with
 * more scripts. A release that cannot be rendered does so every time.
 */
const triesOfRound = 3;

/** What pages write to the checker in one load, in bytes. */
const messageBytes = 64 * 1024 * 1024;
const uncontained = { network: false, user: false, memory: false, gaps: [], command: [] };

/**
 * Loads pages of a running site in Chromium on this machine, throttled to a mid-range phone. Before and after
 * alternate, and so does which goes first, so that other load on the machine affects both.
 * @throws {NoBrowser} if there is no Chromium
 */
export async function measurePages(
  pages: readonly PagesToCompare[],
  { rounds, browser: named, onLoad = () => undefined }: LabOptions,
): Promise<MeasuredPage[]> {
  const path = findBrowser(named);
  const browser = await startBrowser({
    path,
    messageBytes,
    isOnline: true,
    containment: uncontained,
  });
  const loaded = new Map(pages.map((page) => [page, [] as Round[]]));
  const load = async (page: LabPage) => {
    const measured = await loadPage(browser, page);
    onLoad();
    return measured;
  };
  const loadBoth = async (page: PagesToCompare, isBeforeFirst: boolean) => {
    const first = await load(isBeforeFirst ? page.before : page.after);
    const second = await load(isBeforeFirst ? page.after : page.before);
    return isBeforeFirst ? { before: first, after: second } : { before: second, after: first };
  };
  try {
    // The first load does not count, because the site then makes and caches the page.
    for (const { before, after } of pages) {
      await load(before);
      await load(after);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        const { before, after } = await comparable(() => loadBoth(page, round % 2 === 0));
        loaded.get(page)?.push({ before: before.load, after: after.load });
      }
    }
  } finally {
    browser.kill();
  }
  return pages.map((page) => ({
    path: page.path,
    measures: compareLoads(loaded.get(page) ?? []),
  }));
}

type LoadedPages = Record<keyof Round, LoadedPage>;

async function comparable(loadBoth: () => Promise<LoadedPages>): Promise<LoadedPages> {
  for (let tries = 1; ; tries += 1) {
    const both = await loadBoth();
    if (both.before.isRendered === both.after.isRendered || tries === triesOfRound) return both;
  }
}
