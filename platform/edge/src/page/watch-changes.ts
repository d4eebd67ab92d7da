import Type from 'typebox';
import { Value } from 'typebox/value';
import type { PageCache } from './page-cache.ts';

/** What the API answers about changes: `complete` is false where everything may have changed. */
const Changes = Type.Object({
  cursor: Type.String(),
  addresses: Type.Array(Type.String()),
  complete: Type.Boolean(),
});

interface Options {
  /** Asks the API's list of changes; null where it did not answer, or the shell declares no such list. */
  ask: (after: string | undefined) => Promise<unknown>;
  /** What was made of the API's answers: pages, and answers that pages share. */
  caches: readonly Pick<PageCache<never>, 'purge' | 'clear' | 'bytes'>[];
  /** How often the list is read, in milliseconds: cached pages are at most slightly older than this. */
  everyMs?: number;
  /** How long a page waits for the list after a write, in milliseconds. */
  patienceMs?: number;
}

/** Removes what has changed from the caches. */
export interface ChangeWatch {
  /** Called when a request that may write was answered: the next page waits until the resulting changes are known. */
  written(): void;
  /** Resolves once the changes of every answered write are known, or after a short while. */
  refreshed(): Promise<void>;
  close(): void;
}

/** Reads the API's list of changes every few seconds, and after each write that went through this edge. */
export function watchChanges(options: Options): ChangeWatch {
  const { ask, caches, everyMs = 2_000, patienceMs = 300 } = options;
  let cursor: string | undefined;
  let reading: Promise<void> | null = null;
  let isWritten = false;

  const read = async () => {
    const answer = await ask(cursor);
    if (!Value.Check(Changes, answer)) return;
    // What was cached before the first cursor may have changed unnoticed.
    for (const cache of caches) {
      if (cursor === undefined || !answer.complete) cache.clear();
      else if (answer.addresses.length > 0) cache.purge(answer.addresses);
    }
    cursor = answer.cursor;
  };
  const readOnce = () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const timer = setInterval(() => {
    if (caches.some((cache) => cache.bytes() > 0)) void readOnce();
  }, everyMs).unref();

  return {
    written() {
      isWritten = true;
    },
    async refreshed() {
      if (cursor !== undefined && !isWritten) return;
      isWritten = false;
      // A read in progress may have begun before the write.
      const changes = (reading ?? Promise.resolve()).then(readOnce);
      await Promise.race([changes, after(patienceMs)]);
    },
    close: () => clearInterval(timer),
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
