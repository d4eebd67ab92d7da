import { LRUCache } from 'lru-cache';

/**
 * What signed-in pages have asked the API for that neither their releases nor their sources name, so that the next check
 * of a page has the answers when it opens it, and need not open it again.
 */
export interface RememberedReads {
  /** The addresses that a page has asked for, whichever account it was opened with, the last ones at the end. */
  of(page: string): readonly string[];
  add(page: string, addresses: readonly string[]): void;
}

/** How many addresses are remembered of a page. */
const maxOfPage = 40;
/** How much is remembered of all pages, in characters: releases choose their addresses. */
const maxRemembered = 1_000_000;

export function rememberReads(): RememberedReads {
  const reads = new LRUCache<string, readonly string[]>({
    maxSize: maxRemembered,
    sizeCalculation: (addresses, page) => addresses.join('').length + page.length,
  });
  const of = (page: string) => reads.get(page) ?? [];
  return {
    of,
    add: (page, addresses) => {
      const others = of(page).filter((one) => !addresses.includes(one));
      reads.set(page, [...others, ...new Set(addresses)].slice(-maxOfPage));
    },
  };
}
