import type { Worker, WorkerEvents } from 'graphile-worker';

/** How long the end of a runner may take once it runs no job any more, in milliseconds. */
const endsWithinMs = 5_000;

/**
 * Settles when none of a runner's workers has been working for five seconds. The library's own promise may never do so:
 * where the ends of two jobs could not be written at the same moment, graphile-worker 0.18 counts one of the writes
 * twice, and waits for a write that there is not. Its jobs would stay held as long as the process lives.
 * @param events of one runner, which has not been started
 */
export function workersStopped(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const working = new Set<Worker>();
  let timer: NodeJS.Timeout | undefined;
  events.on('worker:create', ({ worker }) => {
    clearTimeout(timer);
    working.add(worker);
  });
  events.on('worker:stop', ({ worker }) => {
    working.delete(worker);
    if (working.size === 0) timer = setTimeout(resolve, endsWithinMs).unref();
  });
  return promise;
}
