import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown inside a start that is being stopped, to end it. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

/** The resources that a start has opened, and how they are closed. */
export interface Lifecycle {
  /** Aborted as soon as the program is to stop. */
  readonly signal: AbortSignal;
  /**
   * Registers a resource to close at the end; the last opened is closed first. When the program is already
   * stopping, it is closed at once and the start ends with `Stopping`.
   * @param limitMs in milliseconds; a close that takes longer is not waited for.
   * @throws {Stopping}
   */
  opened(close: () => Promise<unknown>, limitMs: number): Promise<void>;
  /** Closes everything. Later calls wait for the first. */
  stop(): Promise<void>;
}

interface Opened {
  close: () => Promise<unknown>;
  limitMs: number;
}

export function createLifecycle(): Lifecycle {
  const controller = new AbortController();
  const all: Opened[] = [];
  let stopping: Promise<void> | undefined;

  const closeAll = async () => {
    controller.abort(new Stopping());
    for (let next = all.pop(); next; next = all.pop()) {
      await closeOne(next);
    }
  };

  return {
    signal: controller.signal,
    opened: async (close, limitMs) => {
      if (controller.signal.aborted) {
        await closeOne({ close, limitMs });
        throw new Stopping();
      }
      all.push({ close, limitMs });
    },
    stop: () => {
      stopping ??= closeAll();
      return stopping;
    },
  };
}

async function closeOne({ close, limitMs }: Opened): Promise<void> {
  const limit = new AbortController();
  const closed = close().catch((error: unknown) => console.error('Closing failed:', error));
  const late = sleep(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([closed, late]);
  limit.abort();
}
