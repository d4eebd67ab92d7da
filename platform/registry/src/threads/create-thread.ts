import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Asks the program of a thread; rejects with an Error that says why there is no answer. */
type Ask<Order, Answer> = (order: Order) => Promise<Answer>;

/** A program in a thread of its own, so that its work does not block the process. */
export interface Thread<Order, Answer> {
  /** Runs `work`, which may ask the program, after all works that were given before. */
  inTurn<Result>(work: (ask: Ask<Order, Answer>) => Promise<Result>): Promise<Result>;
}

interface Options {
  /** What an order may take, in milliseconds. */
  timeout: number;
  /** After how long without an order the thread ends, in milliseconds. */
  idle: number;
  /** The heap that it may have. */
  heapMegabytes: number;
}

/**
 * A thread that reads what teams send, which may take long. It starts with the first order, and again after an order
 * that it did not survive. Its program answers each message with one message.
 */
export function createThread<Order, Answer>(
  program: URL,
  { timeout, idle, heapMegabytes }: Options,
): Thread<Order, Answer> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const ask = async (order: Order): Promise<Answer> => {
    clearTimeout(ending);
    worker ??= startWorker(program, heapMegabytes);
    worker.ref();
    const asked = worker;
    const finished = new AbortController();
    const { signal } = finished;
    const late = setTimeout(() => finished.abort(), timeout);
    try {
      asked.postMessage(order);
      const [answer] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => {
          throw new Error('their thread ended');
        }),
      ]);
      return answer as Answer;
    } catch (error) {
      end();
      throw signal.aborted ? new Error(`that takes more than ${timeout} ms`) : error;
    } finally {
      clearTimeout(late);
      // Removes the listener that was not called.
      finished.abort();
      worker?.unref();
      ending = setTimeout(end, idle).unref();
    }
  };

  return {
    inTurn: (work) => {
      const turn = last.then(() => work(ask));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function startWorker(program: URL, heapMegabytes: number): Worker {
  const worker = new Worker(program, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // Between two orders: an order has its own listener, and a thread without any would end the process.
  worker.on('error', () => undefined);
  return worker;
}
