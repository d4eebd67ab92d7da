import { startBrowser } from '../boot/browser.ts';
import { findBrowser } from '../boot/find-browser.ts';
import { type Comparison, compareLoads, type Round } from './compare-loads.ts';
import { type LabPage, type Load, loadPage } from './load-page.ts';

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

/** What pages write to the checker in one load, in bytes. */
const messageBytes = 64 * 1024 * 1024;
const uncontained = { network: false, user: false, memory: false, gaps: [], command: [] };

/**
 * Loads pages of a site that runs, in Chromium on this machine, throttled to a middling phone. Before and after take
 * turns, and begin by turns, so that what else the machine does concerns both.
 * @throws {NoBrowser} where there is no Chromium
 */
export async function measurePages(
  pages: readonly PagesToCompare[],
  { rounds, browser: named, onLoad = () => undefined }: LabOptions,
): Promise<MeasuredPage[]> {
  const path = findBrowser(named);
  const browser = await startBrowser({
    ...{ path, messageBytes, isOnline: true, containment: uncontained },
  });
  const loaded = new Map(pages.map((page) => [page, [] as Round[]]));
  const load = async (page: LabPage) => {
    const measured = await loadPage(browser, page);
    onLoad();
    return measured;
  };
  try {
    // The site makes and keeps each page at its first load, which does not count.
    for (const { before, after } of pages) {
      await load(before);
      await load(after);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        const isBeforeFirst = round % 2 === 0;
        const first = await load(isBeforeFirst ? page.before : page.after);
        const second = await load(isBeforeFirst ? page.after : page.before);
        const [before, after] = isBeforeFirst ? [first, second] : [second, first];
        loaded.get(page)?.push({ before, after });
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
