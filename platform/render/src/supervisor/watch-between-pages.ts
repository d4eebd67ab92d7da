import { isUnused } from './choose-worker.ts';
import { createIdleWatch } from './idle-watch.ts';
import { isWorn } from './is-worn.ts';
import type { RenderLimits } from './limits.ts';
import type { ProcessorTimes } from './processor-times.ts';
import type { Worker } from './worker.ts';
import type { Workers } from './workers.ts';

/** How children without a page are watched. */
export interface WatchOptions {
  limits: RenderLimits;
  /**
   * How children that compute between pages are found; undefined if they are stopped, or if the system reports no
   * times.
   */
  processorTimes: ProcessorTimes | undefined;
  /** Called with the last route of a child that is ended because it computed between pages. */
  onIdleComputing: (lastRoute: Worker['lastRoute']) => void;
}

/**
 * Checks children that have no page, and ends those that have grown, are no longer used, or compute. Code of an earlier
 * page may still run and use memory, and the next page must not be blamed for that.
 * @returns a function that ends the watch
 */
export function watchBetweenPages(workers: Workers, options: WatchOptions): () => void {
  const { limits, processorTimes, onIdleComputing } = options;
  const idleWatch = processorTimes && createIdleWatch(processorTimes, limits);

  const endComputing = async (idle: readonly Worker[]) => {
    const computing = (await idleWatch?.look(idle)) ?? [];
    for (const worker of computing.filter(isIdle)) {
      onIdleComputing(worker.lastRoute);
      workers.renew(worker);
    }
  };

  const timer = setInterval(() => {
    const idle = workers.all().filter(isIdle);
    for (const worker of idle) {
      if (isWorn(worker, limits)) workers.renew(worker);
      else if (isUnused(worker, workers.all())) worker.child.kill();
    }
    void endComputing(idle);
  }, limits.watchIdleMs).unref();
  return () => clearInterval(timer);
}

function isIdle({ isReady, isBusy, child }: Worker): boolean {
  return isReady && !isBusy && !child.isEnding;
}
