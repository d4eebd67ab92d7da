import { LRUCache } from 'lru-cache';

/** Exposes that are not rendered for a while because they failed: on all of their paths, or on one. */
export interface SkippedExposes {
  /** @param path as for `failed` */
  isSkipped(key: string, path: string): boolean;
  /**
   * Records that a page could not be rendered.
   * @param path the same for all spellings and queries of the page's address: they show the same firm
   */
  failed(key: string, path: string): void;
}

/** Failures on this many paths mean that the expose is at fault, not one firm's data. */
const pathsToSkip = 3;
/**
 * After so many failures of one path, that path alone is skipped: an expose that always fails may have no other path.
 */
const failuresToSkip = 3;
/** How long a failure counts, and how long an expose is skipped, in milliseconds. */
const forgottenMs = 5 * 60_000;
/** How many exposes, and skipped paths of them, are remembered over all releases. */
const maxRemembered = 500;

/** @param now the time in milliseconds */
export function createSkippedExposes(now: () => number = Date.now): SkippedExposes {
  const failures = new LRUCache<string, Map<string, number[]>>({ max: maxRemembered });
  const skippedUntil = new LRUCache<string, number>({ max: maxRemembered });
  const skip = (key: string) => skippedUntil.set(key, now() + forgottenMs);
  const isSkippedNow = (key: string) => (skippedUntil.get(key) ?? 0) > now();
  const keyOf = (key: string, path: string) => `${key} ${path}`;
  return {
    isSkipped: (key, path) => isSkippedNow(key) || isSkippedNow(keyOf(key, path)),
    failed: (key, path) => {
      const recent = recentOf(failures.get(key), now() - forgottenMs);
      const ofPath = [...(recent.get(path) ?? []), now()];
      recent.set(path, ofPath);
      if (ofPath.length >= failuresToSkip) skip(keyOf(key, path));
      if (recent.size < pathsToSkip) {
        failures.set(key, recent);
        return;
      }
      failures.delete(key);
      skip(key);
    },
  };
}

/** The failures of each path since a time. */
function recentOf(paths: Map<string, number[]> | undefined, since: number): Map<string, number[]> {
  const recent = [...(paths ?? [])].map(
    ([path, times]) => [path, times.filter((at) => at > since)] as const,
  );
  return new Map(recent.filter(([, times]) => times.length > 0));
}
