/** Tells whether the renderer hangs, from the pages that it did not answer in time. */
export interface MissedDeadlines {
  /** A page of this expose was not answered in time. */
  missed(expose: string): void;
  /** A page was answered, rendered or not. */
  answered(): void;
  isHung(): boolean;
}

/** So many pages in a row without an answer mean that the renderer hangs. */
const hungAfter = 3;
/** All pages of one expose may be slow: only misses of a second expose too point to the renderer. */
const exposesToHang = 2;

export function createMissedDeadlines(): MissedDeadlines {
  const exposes = new Set<string>();
  let pages = 0;
  return {
    missed(expose) {
      exposes.add(expose);
      pages += 1;
    },
    answered() {
      exposes.clear();
      pages = 0;
    },
    isHung: () => pages >= hungAfter && exposes.size >= exposesToHang,
  };
}
