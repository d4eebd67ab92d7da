import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { unavailable } from '../../../problems.ts';
import type { QuoteTask, QuoteTaskAnswer } from './quote-worker.ts';

/** What a thread may take. */
const limits = { ms: 50_000, heapMegabytes: 512 };

/** Threads at a time in one process: requests are answered by the others. */
const lanes = pLimit(2);
/** Tasks that wait for a thread; who comes later is asked to try again. */
const waitingMax = 20;

/** A task took more time or memory than there is, or its thread has failed. */
export class QuoteWorkFailed extends Error {}

/**
 * Does what takes seconds, or reads files of others, in a thread that ends with it: requests are answered meanwhile.
 * @throws QuoteWorkFailed
 * @throws Refusal 503 while too many tasks wait
 */
export async function runQuoteWork<Task extends QuoteTask>(
  task: Task,
): Promise<QuoteTaskAnswer<Task>> {
  if (lanes.pendingCount >= waitingMax) throw unavailable();
  return lanes(
    () =>
      new Promise<QuoteTaskAnswer<Task>>((resolve, reject) => {
        const worker = new Worker(new URL('./quote-worker.ts', import.meta.url), {
          workerData: task,
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
        });
        const fail = (reason: string) => {
          clearTimeout(late);
          reject(new QuoteWorkFailed(reason));
          void worker.terminate();
        };
        const late = setTimeout(() => fail('It took too long.'), limits.ms);
        worker.once('message', (answer: QuoteTaskAnswer<Task>) => {
          clearTimeout(late);
          resolve(answer);
          void worker.terminate();
        });
        worker.once('error', (error) => fail(String(error)));
        worker.once('exit', () => fail('It ended.'));
      }),
  );
}
