import type { RenderOutcome } from '@aangan/manifest';
import { type Choice, chooseWorker, type PoolSize } from './choose-worker.ts';
import { isWorn } from './is-worn.ts';
import type { Metrics } from './metrics.ts';
import type { ModuleCache } from './module-cache.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';
import { createUntoldFailures } from './untold-failures.ts';
import { createWaitingPages, type WaitingPage } from './waiting-pages.ts';
import { type WatchOptions, watchBetweenPages } from './watch-between-pages.ts';
import type { Work, Worker } from './worker.ts';
import { createWorkers } from './workers.ts';

/** Renders pages in children, each bound to one composition, and replaces children that end. */
export interface Pool {
  /** @param signal aborted when the caller no longer waits for the page */
  render(work: Work, signal?: AbortSignal): Promise<RenderOutcome>;
  /** Whether a child can take a page. */
  canRender(): boolean;
  waiting(): number;
  /** Memory of all children, in bytes. */
  residentBytes(): number;
  close(): Promise<void>;
}

interface PoolOptions extends WatchOptions {
  startChild: () => RenderChild;
  modules: ModuleCache;
  /** Pages of one composition that are rendered at the same time. */
  atOnce: number;
  /** Pages that may wait for a child; any more are answered `busy` at once. */
  maxWaiting: number;
  metrics: Metrics;
  onFailure: (work: Work, failure: { failure: string; detail: string }) => void;
}

/** A pool that has begun to start its children. */
export function createPool(options: PoolOptions): Pool {
  const { limits, atOnce, maxWaiting, metrics, onFailure } = options;
  const size = poolSize(atOnce);
  const waiting = createWaitingPages(maxWaiting);
  const untold = createUntoldFailures();
  const workers = createWorkers({ ...options, size, onReady: () => next() });
  const stopWatching = watchBetweenPages(workers, options);
  let uses = 0;
  let isClosed = false;

  const next = () => {
    answerLeft();
    for (let given = giveOut(); given; given = giveOut()) {
      uses += 1;
      given.found.usedAt = uses;
      void render(given.found, given.page);
    }
  };

  /** Answers waiting pages whose callers have gone. */
  const answerLeft = () => {
    const isLeft = ({ signal }: WaitingPage) => (signal?.aborted ? true : null);
    for (let left = waiting.take(isLeft); left; left = waiting.take(isLeft)) {
      left.page.answer({ failure: 'busy', detail: 'nobody waits for it any more' });
    }
  };

  /** The first waiting page for which there is a child, with that child. */
  const giveOut = () =>
    waiting.take(({ work }) => {
      for (;;) {
        const worker = carryOut(chooseWorker(workers.all(), work.id, size));
        if (!worker || !isWorn(worker, limits)) return worker;
        workers.renew(worker);
      }
    });

  const render = async (worker: Worker, page: WaitingPage) => {
    // While a page waits, its modules may be evicted by others'.
    const running = worker
      .run(page.work)
      .catch((error): JobOutcome => ({ failure: 'busy', detail: String(error) }));
    workers.fill();
    const outcome = await running;
    settle(page, outcome);
    if (!worker.child.isEnding && isWorn(worker, limits)) workers.renew(worker);
    next();
  };

  const settle = (job: WaitingPage, outcome: JobOutcome) => {
    if (outcome === 'untaken' && !job.isRetry && !isClosed) {
      waiting.putBack({ ...job, isRetry: true });
      return;
    }
    const answer = answerOf(outcome);
    metrics.count(answer);
    if ('failure' in answer && job.signal?.aborted) untold.keep(job.work, answer);
    if ('failure' in answer) onFailure(job.work, answer);
    job.answer(answer);
  };

  const refuse = ({ answer }: WaitingPage) => {
    const outcome = { failure: 'busy', detail: `${waiting.size} pages wait` } as const;
    metrics.count(outcome);
    answer(outcome);
  };

  workers.fill();
  return {
    render: (work, signal) =>
      new Promise((answer) => {
        const failure = untold.take(work);
        if (failure) return answer(failure);
        const page = { work, signal, isRetry: false, answer };
        const refused = isClosed ? page : waiting.add(page);
        if (refused) refuse(refused);
        next();
      }),
    canRender: workers.canRender,
    waiting: () => waiting.size,
    residentBytes: workers.residentBytes,
    close: async () => {
      isClosed = true;
      stopWatching();
      for (const { answer } of waiting.clear()) {
        answer({ failure: 'busy', detail: 'the renderer stops' });
      }
      await workers.close();
    },
  };
}

/** Ends the child that the choice ends. @returns the child to use */
function carryOut(choice: Choice): Worker | null {
  if (choice && 'use' in choice) return choice.use;
  choice?.end.child.kill();
  return null;
}

function poolSize(atOnce: number): PoolSize {
  // A site's few remotes have a child each, and some have two; with more remotes, they take turns.
  return { atOnce, children: atOnce + 6 };
}

function answerOf(outcome: JobOutcome): RenderOutcome {
  if (outcome === 'untaken') return { failure: 'busy', detail: 'no child began with the page' };
  if ('failure' in outcome) return outcome;
  const { page, cpuMs } = outcome;
  return page ? { page, cpuMs } : { failure: 'output', detail: 'the answer has no page' };
}
