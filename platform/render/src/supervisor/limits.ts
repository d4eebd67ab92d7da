/** What one page may cost. */
export interface RenderLimits {
  /**
   * Milliseconds of processor time from the job's start to its answer; five times as much may pass by the clock. A job
   * that brings modules may take as long again to load them.
   */
  timeMs: number;
  /** How long a page may wait without computing, in milliseconds: rendering has nothing to wait for. */
  waitMs: number;
  /**
   * How soon a child must begin a job, in milliseconds; otherwise it is still computing for an earlier page. A job that
   * brings megabytes of modules may take `timeMs` longer.
   */
  takenMs: number;
  /** JavaScript's heap, in megabytes. */
  heapMegabytes: number;
  /** All memory of the child, in megabytes: Buffers, and what is outside the heap's limit. */
  residentMegabytes: number;
  /** A child that retains more than this between pages is replaced, in megabytes; no page is blamed. */
  keptMegabytes: number;
  /** How often the memory of children between pages is checked, in milliseconds. */
  watchIdleMs: number;
  /**
   * Milliseconds of processor time in ten seconds after which a child without a page is replaced, on systems where
   * children cannot be stopped between pages. Garbage collection after a page takes less.
   */
  idleMs: number;
  /** The longest answer, in bytes. */
  outputBytes: number;
  /** Pages after which a child is replaced. */
  rendersPerChild: number;
}

export const defaultLimits: RenderLimits = {
  timeMs: 1_000,
  waitMs: 400,
  takenMs: 500,
  heapMegabytes: 128,
  residentMegabytes: 384,
  keptMegabytes: 192,
  watchIdleMs: 250,
  idleMs: 300,
  outputBytes: 4 * 1024 * 1024,
  rendersPerChild: 5_000,
};
