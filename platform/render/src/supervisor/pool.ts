import type { RenderOutcome } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import { type Choice, chooseWorker, isUnused, type PoolSize } from './choose-worker.ts';
import { createIdleWatch } from './idle-watch.ts';
import type { KeptModules } from './kept-modules.ts';
import type { RenderLimits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { ProcessorTimes } from './processor-times.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';
import { createWaitingPages, type WaitingPage } from './waiting-pages.ts';
import { createWorker, type Work, type Worker } from './worker.ts';

/** Renders pages in children, each of which serves one composition, and replaces those that end. */
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
  /** Pages of one composition that are rendered at the same time. */
  atOnce: number;
  /** Pages that may wait for a child; one more is answered `busy` at once. */
  maxWaiting: number;
  metrics: Metrics;
  onFailure: (work: Work, failure: { failure: string; detail: string }) => void;
  /** How children are watched that compute between pages; undefined where they are stopped, or nothing tells it. */
  processorTimes: ProcessorTimes | undefined;
  /** Told of a child that is ended because it computed between pages: what its last page showed. */
  onIdleComputing: (lastRoute: Worker['lastRoute']) => void;
}

/** The longest pause before another child is started after children that ended before they were ready. */
const longestPauseMs = 5_000;
const megabyte = 1024 * 1024;
/** How long a failure is kept for the next who asks, in milliseconds. */
const untoldMs = 10_000;

export function createPool(options: PoolOptions): Pool {
  const { startChild, kept, limits, atOnce, maxWaiting, metrics, onFailure } = options;
  const { processorTimes, onIdleComputing } = options;
  const idleWatch = processorTimes && createIdleWatch(processorTimes, limits);
  const size = poolSize(atOnce);
  const workers = new Set<Worker>();
  const waiting = createWaitingPages(maxWaiting);
  /** Failures that nobody waited for, by expose: the next who asks for it is told, once. */
  const untold = new LRUCache<string, RenderOutcome>({ max: 200, ttl: untoldMs });
  let uses = 0;
  let failedStarts = 0;
  let isClosed = false;

  /** One child that has loaded nothing is always there for the next composition, as far as there is place. */
  const fill = () => {
    const bound = [...workers].filter(({ composition }) => composition !== null).length;
    const wanted = Math.min(size.children, Math.max(atOnce, bound) + 1);
    while (!isClosed && workers.size < wanted) start();
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
    answerLeft();
    for (let given = giveOut(); given; given = giveOut()) {
      uses += 1;
      given.found.usedAt = uses;
      void render(given.found, given.page);
    }
  };

  /** Answers pages that nobody waits for any more. */
  const answerLeft = () => {
    const isLeft = ({ signal }: WaitingPage) => (signal?.aborted ? true : null);
    for (let left = waiting.take(isLeft); left; left = waiting.take(isLeft)) {
      left.page.answer({ failure: 'busy', detail: 'nobody waits for it any more' });
    }
  };

  /** The first waiting page that a child can render, with the child. */
  const giveOut = () =>
    waiting.take(({ work }) => {
      for (;;) {
        const worker = carryOut(chooseWorker(workers, work.id, size));
        if (!worker || !isWorn(worker)) return worker;
        renew(worker);
      }
    });

  const render = async (worker: Worker, page: WaitingPage) => {
    // While a page waits, others' modules may take the place of its own.
    const running = worker
      .run(page.work)
      .catch((error): JobOutcome => ({ failure: 'busy', detail: String(error) }));
    fill();
    const outcome = await running;
    settle(page, outcome);
    if (!worker.child.isEnding && isWorn(worker)) renew(worker);
    next();
  };

  const renew = (worker: Worker) => {
    metrics.children.renewed += 1;
    worker.child.kill();
  };

  const settle = (job: WaitingPage, outcome: JobOutcome) => {
    if (outcome === 'untaken' && !job.isRetry && !isClosed) {
      waiting.putBack({ ...job, isRetry: true });
      return;
    }
    const answer = answerOf(outcome);
    metrics.count(answer);
    if ('failure' in answer && job.signal?.aborted) untold.set(exposeOf(job.work), answer);
    if ('failure' in answer) onFailure(job.work, answer);
    job.answer(answer);
  };

  const refuse = ({ answer }: WaitingPage) => {
    const outcome = { failure: 'busy', detail: `${waiting.size} pages wait` } as const;
    metrics.count(outcome);
    answer(outcome);
  };

  /** A child that has rendered nothing may use what a page may: else a large composition would never be rendered. */
  const isWorn = ({ renders, child }: Worker) => {
    const most = renders > 0 ? limits.keptMegabytes : limits.residentMegabytes;
    return renders >= limits.rendersPerChild || child.residentBytes() > most * megabyte;
  };

  /** Code of a page that was sent may still run and grow: the next page must not be blamed for that. */
  const watchingIdle = setInterval(() => {
    const idle = [...workers].filter(isIdle);
    for (const worker of idle) {
      if (isWorn(worker)) renew(worker);
      else if (isUnused(worker, [...workers])) worker.child.kill();
    }
    void endComputing(idle);
  }, limits.watchIdleMs).unref();

  const endComputing = async (idle: readonly Worker[]) => {
    const computing = (await idleWatch?.look(idle)) ?? [];
    for (const worker of computing.filter(isIdle)) {
      onIdleComputing(worker.lastRoute);
      renew(worker);
    }
  };

  fill();
  return {
    render: (work, signal) =>
      new Promise((answer) => {
        const key = exposeOf(work);
        const failure = untold.get(key);
        if (failure) {
          untold.delete(key);
          return answer(failure);
        }
        const page = { work, signal, isRetry: false, answer };
        const refused = isClosed ? page : waiting.add(page);
        if (refused) refuse(refused);
        next();
      }),
    canRender: () => [...workers].some(({ isReady, child }) => isReady && !child.isEnding),
    waiting: () => waiting.size,
    residentBytes: () =>
      [...workers].reduce((sum, worker) => sum + worker.child.residentBytes(), 0),
    close: async () => {
      isClosed = true;
      clearInterval(watchingIdle);
      for (const { answer } of waiting.clear()) {
        answer({ failure: 'busy', detail: 'the renderer stops' });
      }
      for (const { child } of workers) child.kill();
      await Promise.all([...workers].map(({ child }) => child.ended));
    },
  };
}

function isIdle({ isReady, isBusy, child }: Worker): boolean {
  return isReady && !isBusy && !child.isEnding;
}

/** Ends the child that is to be ended. @returns the one that is to be used */
function carryOut(choice: Choice): Worker | null {
  if (choice && 'use' in choice) return choice.use;
  choice?.end.child.kill();
  return null;
}

function poolSize(atOnce: number): PoolSize {
  // A site's few remotes have a child each, and some two; more take turns.
  return { atOnce, children: atOnce + 6 };
}

/** The module that a page shows, of its composition. */
function exposeOf({ id, page }: Work): string {
  return `${id} ${page.route?.remote} ${page.route?.expose}`;
}

function answerOf(outcome: JobOutcome): RenderOutcome {
  if (outcome === 'untaken') return { failure: 'busy', detail: 'no child began with the page' };
  if ('failure' in outcome) return outcome;
  const { page, cpuMs } = outcome;
  return page ? { page, cpuMs } : { failure: 'output', detail: 'the answer has no page' };
}
