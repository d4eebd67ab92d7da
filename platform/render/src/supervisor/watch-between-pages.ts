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
  /** How children are watched that compute between pages; undefined where they are stopped, or nothing tells it. */
  processorTimes: ProcessorTimes | undefined;
  /** Told of a child that is ended because it computed between pages: what its last page showed. */
  onIdleComputing: (lastRoute: Worker['lastRoute']) => void;
}

/**
 * Looks at children that have no page, and ends those that have grown, that are no longer used or that compute. Code of
 * a page that was sent may still run and grow: the next page must not be blamed for that.
 * @returns ends the watch
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
