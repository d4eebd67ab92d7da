import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../create-logger.ts';

/** A runner of jobs: `promise` settles when it ends, by itself or after `stop`. */
export interface JobRunner {
  promise: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a runner, and another one whenever it ends by itself, as it does after it could not write the end of a job for
 * minutes.
 * @param waitMs how long to wait before each further start, in milliseconds
 * @throws what the first start throws
 */
export async function keepRunning(
  start: () => Promise<JobRunner>,
  logger: Pick<Logger, 'error'>,
  waitMs = 5_000,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let runner: JobRunner | undefined = await start();
  const again = async () => {
    await sleep(waitMs, undefined, { signal: stopping.signal });
    return start();
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((error: unknown) => logger.error({ err: error }, 'Jobs stopped'));
      if (stopping.signal.aborted) return;
      runner = await again().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.error({ err: error }, 'Jobs could not be started');
        return undefined;
      });
    }
  };
  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop();
      await watched;
    },
  };
}
