import { LRUCache } from 'lru-cache';

/**
 * What signed-in pages have asked the API for that neither their releases nor their sources name, so that the next check
 * of a page has the answers when it opens it, and need not open it again.
 */
export interface RememberedReads {
  /** The addresses that a page has asked for, the last ones at the end. */
  of(page: SignedInPage): readonly string[];
  add(page: SignedInPage, addresses: readonly string[]): void;
}

interface SignedInPage {
  address: string;
  audience: string;
}

/** How many addresses are remembered of a page. */
const maxOfPage = 40;
/** How much is remembered of all pages, in characters: releases choose their addresses. */
const maxRemembered = 1_000_000;

export function rememberReads(): RememberedReads {
  const reads = new LRUCache<string, readonly string[]>({
    maxSize: maxRemembered,
    sizeCalculation: (addresses, key) => addresses.join('').length + key.length,
  });
  const keyOf = ({ address, audience }: SignedInPage) => `${audience} ${address}`;
  const of = (page: SignedInPage) => reads.get(keyOf(page)) ?? [];
  return {
    of,
    add: (page, addresses) => {
      const others = of(page).filter((one) => !addresses.includes(one));
      reads.set(keyOf(page), [...others, ...new Set(addresses)].slice(-maxOfPage));
    },
  };
}
