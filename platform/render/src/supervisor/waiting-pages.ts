import type { RenderOutcome } from '@aangan/manifest';
import type { Work } from './worker.ts';

/** A page that waits for a child. */
export interface WaitingPage {
  work: Work;
  /** Aborted when the caller no longer waits for the page. */
  signal: AbortSignal | undefined;
  /** Whether a child has already failed to begin this page. */
  isRetry: boolean;
  answer: (outcome: RenderOutcome) => void;
}

/** Pages that wait for a child, in order. */
export interface WaitingPages {
  readonly size: number;
  /**
   * Adds a page at the end.
   * @returns the page to reject if there are too many: the last one of the composition with the most waiting pages, so
   *   that one composition cannot keep the others out; the new page if no composition has more
   */
  add(page: WaitingPage): WaitingPage | null;
  /** Puts a page back at the beginning. */
  putBack(page: WaitingPage): void;
  /** Removes the first page for which `find` finds something. */
  take<Found>(
    find: (page: WaitingPage) => Found | null,
  ): { page: WaitingPage; found: Found } | null;
  /** Removes all pages. */
  clear(): WaitingPage[];
}

/** @param max how many pages wait at most */
export function createWaitingPages(max: number): WaitingPages {
  const pages: WaitingPage[] = [];
  const remove = (index: number) => pages.splice(index, 1)[0];

  /** The last page of the composition with the most pages; the newest composition's where several have as many. */
  const lastOfMost = (): number => {
    const counts = new Map<string, number>();
    for (const { work } of pages) counts.set(work.id, (counts.get(work.id) ?? 0) + 1);
    const maxCount = Math.max(...counts.values());
    return pages.findLastIndex(({ work }) => counts.get(work.id) === maxCount);
  };

  return {
    get size() {
      return pages.length;
    },
    add: (page) => {
      pages.push(page);
      return pages.length > max ? (remove(lastOfMost()) ?? null) : null;
    },
    putBack: (page) => {
      pages.unshift(page);
    },
    take: (find) => {
      for (const [index, page] of pages.entries()) {
        const found = find(page);
        if (found === null) continue;
        remove(index);
        return { page, found };
      }
      return null;
    },
    clear: () => pages.splice(0),
  };
}
