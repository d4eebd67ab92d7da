import type { Logger, SweptBlobs } from '@aangan/server';
import type { Lifecycle } from './lifecycle.ts';

/** In milliseconds. */
const everyMs = 6 * 3_600_000;
/** More recent files are not removed, in milliseconds: what refers to them may not be committed yet. */
const graceMs = 3_600_000;

/** Removes unreferenced files. @param olderThanMs more recent files are not removed */
export type Sweep = (olderThanMs: number) => Promise<SweptBlobs>;

/**
 * Sweeps now and every six hours, until the program stops. A failed sweep is logged and repeated at the next time.
 * @param isAlone whether no other process writes there, so that nobody writes what is older than this process
 */
export async function keepSwept(
  sweep: Sweep,
  { isAlone, logger, lifecycle }: { isAlone: boolean; logger: Logger; lifecycle: Lifecycle },
): Promise<void> {
  const once = async (olderThanMs: number) => {
    try {
      const { blobs, drafts } = await sweep(olderThanMs);
      if (blobs + drafts > 0)
        logger.info({ blobs, drafts }, 'removed files that nothing refers to');
    } catch (error) {
      logger.warn(error, 'files that nothing refers to could not be removed');
    }
  };
  // This process may take uploads already.
  await once(isAlone ? performance.now() : graceMs);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running = once(graceMs);
  }, everyMs);
  timer.unref();
  await lifecycle.opened(async () => {
    clearInterval(timer);
    await running;
  }, 5_000);
}
