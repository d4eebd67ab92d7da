import type { Worker } from './worker.ts';

/** How children are shared among compositions. */
export interface PoolSize {
  /** Children that there may be. The last one is for a composition that has none. */
  children: number;
  /** Children that one composition may have: those that render, and one that takes the place of one that is killed. */
  perComposition: number;
  /** Pages of one composition that are rendered at the same time. */
  atOnce: number;
}

/** What to do for a page: give it to a child, end a child to make place, or (null) wait. */
export type Choice = { use: Worker } | { end: Worker } | null;

/**
 * The child that renders a page of a composition: an idle one of this composition, else one that has loaded nothing.
 * Where all places are taken, an idle child of the composition that was used longest ago is ended; a composition that
 * has children itself takes none from one that has as few. Busy children are never ended: their page is.
 */
export function chooseWorker(
  workers: Iterable<Worker>,
  composition: string,
  size: PoolSize,
): Choice {
  const alive = [...workers].filter(({ child }) => !child.isEnding);
  const own = alive.filter((worker) => worker.composition === composition);
  if (own.filter(({ isRendering }) => isRendering).length >= size.atOnce) return null;
  const idle = own.find(isIdle);
  if (idle) return { use: idle };
  if (own.length >= size.perComposition) return null;
  if (mayGrow(alive, own, size)) return use(unboundOf(alive));
  const end = leastRecent(alive, own);
  return end ? { end } : null;
}

/**
 * The child that should load a composition ahead of its pages, so that it can take the place of one that is killed;
 * null where one besides the child that renders has it, or none is free for it.
 */
export function spareFor(
  workers: Iterable<Worker>,
  composition: string,
  size: PoolSize,
): Worker | null {
  const alive = [...workers].filter(({ child }) => !child.isEnding);
  const own = alive.filter((worker) => worker.composition === composition);
  const hasSpare = own.length >= 2 && own.some(({ isRendering }) => !isRendering);
  if (hasSpare || own.length >= size.perComposition || boundOf(alive) >= size.children - 1) {
    return null;
  }
  return unboundOf(alive) ?? null;
}

function mayGrow(alive: readonly Worker[], own: readonly Worker[], { children }: PoolSize) {
  return boundOf(alive) < (own.length > 0 ? children - 1 : children);
}

function boundOf(workers: readonly Worker[]): number {
  return workers.filter(({ composition }) => composition !== null).length;
}

function leastRecent(alive: readonly Worker[], own: readonly Worker[]): Worker | undefined {
  const ofSame = ({ composition }: Worker) =>
    alive.filter((each) => each.composition === composition);
  const lastUse = (worker: Worker) => Math.max(...ofSame(worker).map(({ usedAt }) => usedAt));
  return alive
    .filter((worker) => isIdle(worker) && worker.composition !== null && !own.includes(worker))
    .filter((worker) => own.length === 0 || ofSame(worker).length > own.length)
    .toSorted((a, b) => lastUse(a) - lastUse(b))[0];
}

function unboundOf(alive: readonly Worker[]): Worker | undefined {
  return alive.find((worker) => worker.composition === null && isIdle(worker));
}

function use(worker: Worker | undefined): Choice {
  return worker ? { use: worker } : null;
}

function isIdle({ isReady, isBusy }: Worker): boolean {
  return isReady && !isBusy;
}
