/** What one page may cost. */
export interface RenderLimits {
  /**
   * Milliseconds of processor time from the job's start to its answer, and a fifth of what may pass; a job that brings
   * modules may take as long again to load them.
   */
  timeMs: number;
  /** How long a page may wait without computing, in milliseconds: there is nothing that rendering waits for. */
  waitMs: number;
  /**
   * How soon a child must begin with a job, in milliseconds: one that does not still computes for an earlier page. A job
   * that brings megabytes of modules may take `timeMs` longer.
   */
  takenMs: number;
  /** JavaScript's heap, in megabytes. */
  heapMegabytes: number;
  /** All memory of the child, in megabytes: Buffers, and what is outside the heap's limit. */
  residentMegabytes: number;
  /** A child that keeps more than this between pages is renewed, in megabytes; no page is blamed. */
  keptMegabytes: number;
  /** How often the memory of children between pages is looked at, in milliseconds. */
  watchIdleMs: number;
  /**
   * Milliseconds of processor time in ten seconds after which a child without a page is renewed, where children cannot
   * be stopped between pages. Collecting the garbage of a page takes less.
   */
  idleMs: number;
  /** The longest answer, in bytes. */
  outputBytes: number;
  /** Pages after which a child is renewed. */
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
