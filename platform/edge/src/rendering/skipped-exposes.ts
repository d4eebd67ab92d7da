import { LRUCache } from 'lru-cache';

/** Which exposes are not rendered for a while, because they failed. */
export interface SkippedExposes {
  isSkipped(key: string): boolean;
  /**
   * A page could not be rendered.
   * @param path the same for all spellings and queries of the page's address: they show the same firm
   */
  failed(key: string, path: string): void;
}

/** Failures on this many paths show that the expose is at fault, and not one firm's data. */
const pathsToSkip = 3;
/** How long a failure counts, and how long an expose is skipped, in milliseconds. */
const forgottenMs = 5 * 60_000;
/** Exposes of all releases that are remembered. */
const maxExposes = 500;

/** @param now the time in milliseconds */
export function createSkippedExposes(now: () => number = Date.now): SkippedExposes {
  const failures = new LRUCache<string, Map<string, number>>({ max: maxExposes });
  const skippedUntil = new LRUCache<string, number>({ max: maxExposes });
  return {
    isSkipped: (key) => (skippedUntil.get(key) ?? 0) > now(),
    failed: (key, path) => {
      const recent = recentOf(failures.get(key), now() - forgottenMs);
      // The newest failure of a path replaces its earlier ones: one path counts once.
      recent.set(path, now());
      if (recent.size < pathsToSkip) {
        failures.set(key, recent);
        return;
      }
      failures.delete(key);
      skippedUntil.set(key, now() + forgottenMs);
    },
  };
}

function recentOf(paths: Map<string, number> | undefined, since: number): Map<string, number> {
  return new Map([...(paths ?? [])].filter(([, at]) => at > since));
}
