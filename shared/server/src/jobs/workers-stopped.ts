import type { Worker, WorkerEvents } from 'graphile-worker';

/** How long a runner may take to end after its last job, in milliseconds. */
const endsWithinMs = 5_000;

/**
 * Settles when a runner's workers have all been idle for five seconds. The library's own promise may never settle: if
 * the ends of two jobs cannot be written at the same time, graphile-worker 0.18 counts one of the writes twice and
 * waits for a write that does not exist. The runner's jobs would stay locked for as long as the process lives.
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
