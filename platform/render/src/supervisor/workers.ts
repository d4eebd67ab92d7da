import type { PoolSize } from './choose-worker.ts';
import type { Metrics } from './metrics.ts';
import type { ModuleCache } from './module-cache.ts';
import type { RenderChild } from './render-child.ts';
import { createWorker, type Worker } from './worker.ts';

/** The children of a pool. Children that end are replaced. */
export interface Workers {
  /** Children whose processes have not ended. */
  all(): Worker[];
  /** Starts children until one without a composition is free for the next one, within the limit. */
  fill(): void;
  /** Ends a child that has rendered, retained or computed up to its limit; it is counted as renewed. */
  renew(worker: Worker): void;
  /** Whether a child can take a page, now or after its current one. */
  canRender(): boolean;
  /** Memory of all, in bytes. */
  residentBytes(): number;
  /** Ends all and starts no more. Resolves when their processes have ended. */
  close(): Promise<void>;
}

interface WorkersOptions {
  startChild: () => RenderChild;
  modules: ModuleCache;
  size: PoolSize;
  metrics: Metrics;
  /** Called each time a child becomes ready for its first page. */
  onReady: () => void;
}

/** The longest pause before another child is started after children that ended before they were ready. */
const maxPauseMs = 5_000;

/** The children of a pool; none is started before `fill`. */
export function createWorkers(options: WorkersOptions): Workers {
  const { startChild, modules, size, metrics, onReady } = options;
  const workers = new Set<Worker>();
  let failedStarts = 0;
  let isClosed = false;

  const fill = () => {
    const bound = [...workers].filter(({ composition }) => composition !== null).length;
    const wanted = Math.min(size.children, Math.max(size.atOnce, bound) + 1);
    while (!isClosed && workers.size < wanted) start();
  };

  const start = () => {
    const worker = createWorker(startChild(), modules);
    workers.add(worker);
    metrics.children.started += 1;
    void worker.child.ended.then(() => replace(worker));
    void worker.child.ready.then((isReady) => {
      if (!isReady) return;
      failedStarts = 0;
      worker.isReady = true;
      onReady();
    });
  };

  const replace = (worker: Worker) => {
    workers.delete(worker);
    metrics.children.ended += 1;
    if (worker.isReady) return fill();
    failedStarts += 1;
    setTimeout(fill, Math.min(maxPauseMs, 50 * 2 ** failedStarts)).unref();
  };

  return {
    all: () => [...workers],
    fill,
    renew: (worker) => {
      metrics.children.renewed += 1;
      worker.child.kill();
    },
    canRender: () => [...workers].some(({ isReady, child }) => isReady && !child.isEnding),
    residentBytes: () =>
      [...workers].reduce((sum, worker) => sum + worker.child.residentBytes(), 0),
    close: async () => {
      isClosed = true;
      for (const { child } of workers) child.kill();
      await Promise.all([...workers].map(({ child }) => child.ended));
    },
  };
}
