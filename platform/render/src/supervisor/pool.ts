import type { RenderOutcome } from '@aangan/manifest';
import { chooseWorker, spareFor } from './choose-worker.ts';
import type { KeptModules } from './kept-modules.ts';
import type { RenderLimits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';
import { createWorker, type Work, type Worker } from './worker.ts';

/** Renders pages in a fixed number of children and keeps that number up. */
export interface Pool {
  /** @param signal aborted when nobody waits for the page any more */
  render(work: Work, signal?: AbortSignal): Promise<RenderOutcome>;
  /** Whether a child can take a page. */
  canRender(): boolean;
  waiting(): number;
  /** Memory of all children, in bytes. */
  residentBytes(): number;
  close(): Promise<void>;
}

interface PoolOptions {
  startChild: () => RenderChild;
  kept: KeptModules;
  limits: RenderLimits;
  /** Pages that are rendered at the same time. One child more is there to take the place of one that is killed. */
  atOnce: number;
  /** Pages that may wait for a child; one more is answered `busy` at once. */
  maxWaiting: number;
  metrics: Metrics;
  onFailure: (work: Work, failure: { failure: string; detail: string }) => void;
}

interface Waiting {
  work: Work;
  signal: AbortSignal | undefined;
  /** Whether a child did not begin it once already. */
  isRetry: boolean;
  answer: (outcome: RenderOutcome) => void;
}

/** The longest pause before another child is started after children that ended before they were ready. */
const longestPauseMs = 5_000;
const megabyte = 1024 * 1024;

export function createPool(options: PoolOptions): Pool {
  const { startChild, kept, limits, atOnce, maxWaiting, metrics, onFailure } = options;
  const workers = new Set<Worker>();
  const waiting: Waiting[] = [];
  /** The composition of the last page that succeeded: an idle child loads it before it is needed. */
  let recent: string | null = null;
  let rendering = 0;
  let failedStarts = 0;
  let isClosed = false;

  const fill = () => {
    while (!isClosed && workers.size < atOnce + 1) start();
  };

  const start = () => {
    const worker = createWorker(startChild(), kept);
    workers.add(worker);
    metrics.children.started += 1;
    void worker.child.ended.then(() => replace(worker));
    void worker.child.ready.then((isReady) => {
      if (!isReady) return;
      failedStarts = 0;
      worker.isReady = true;
      next();
    });
  };

  const replace = (worker: Worker) => {
    workers.delete(worker);
    metrics.children.ended += 1;
    if (worker.isReady) return fill();
    failedStarts += 1;
    setTimeout(fill, Math.min(longestPauseMs, 50 * 2 ** failedStarts)).unref();
  };

  const next = () => {
    while (!isClosed) {
      const [first] = waiting;
      if (!first) return warmSpare();
      if (first.signal?.aborted) {
        waiting.shift();
        first.answer({ failure: 'busy', detail: 'nobody waits for it any more' });
        continue;
      }
      const worker = rendering < atOnce ? chooseWorker(workers, first.work) : null;
      if (!worker) return;
      waiting.shift();
      void render(worker, first);
    }
  };

  const render = async (worker: Worker, job: Waiting) => {
    rendering += 1;
    const outcome = await worker.run(job.work);
    rendering -= 1;
    settle(job, outcome);
    if (!worker.child.isEnding && isWorn(worker)) {
      metrics.children.renewed += 1;
      worker.child.kill();
    }
    next();
  };

  /** One idle child always has the composition that is in use, so that it can take the place of one that ends. */
  const warmSpare = () => {
    const id = recent;
    const composition = id === null ? undefined : kept.composition(id);
    if (id === null || !composition || kept.missing(composition).length > 0) return;
    const worker = spareFor(workers, { id, composition });
    if (!worker) return;
    void worker.run({ id, composition }).then((outcome) => {
      // A composition that cannot be loaded would end every new child.
      if (outcome !== 'untaken' && 'failure' in outcome) recent = null;
      next();
    });
  };

  const settle = (job: Waiting, outcome: JobOutcome) => {
    if (outcome === 'untaken' && !job.isRetry && !isClosed) {
      waiting.unshift({ ...job, isRetry: true });
      return;
    }
    const answer = answerOf(outcome);
    metrics.count(answer);
    if ('failure' in answer) onFailure(job.work, answer);
    else recent = job.work.id;
    job.answer(answer);
  };

  const isWorn = (worker: Worker) =>
    worker.renders >= limits.rendersPerChild ||
    worker.child.residentBytes() > limits.keptMegabytes * megabyte;

  fill();
  return {
    render: (work, signal) =>
      new Promise((answer) => {
        if (waiting.length >= maxWaiting || isClosed) {
          const outcome = { failure: 'busy', detail: `${waiting.length} pages wait` } as const;
          metrics.count(outcome);
          answer(outcome);
          return;
        }
        waiting.push({ work, signal, isRetry: false, answer });
        next();
      }),
    canRender: () => [...workers].some(({ isReady, child }) => isReady && !child.isEnding),
    waiting: () => waiting.length,
    residentBytes: () =>
      [...workers].reduce((sum, worker) => sum + worker.child.residentBytes(), 0),
    close: async () => {
      isClosed = true;
      for (const { answer } of waiting.splice(0)) {
        answer({ failure: 'busy', detail: 'the renderer stops' });
      }
      for (const { child } of workers) child.kill();
      await Promise.all([...workers].map(({ child }) => child.ended));
    },
  };
}

function answerOf(outcome: JobOutcome): RenderOutcome {
  if (outcome === 'untaken') return { failure: 'busy', detail: 'no child began with the page' };
  if ('failure' in outcome) return outcome;
  const { page, cpuMs } = outcome;
  return page ? { page, cpuMs } : { failure: 'output', detail: 'the answer has no page' };
}
