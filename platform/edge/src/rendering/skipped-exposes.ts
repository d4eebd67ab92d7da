import { LRUCache } from 'lru-cache';

/** Which exposes are not rendered for a while, because they failed. */
export interface SkippedExposes {
  isSkipped(key: string): boolean;
  /** An address whose page could not be rendered. */
  failed(key: string, address: string): void;
}

/** Failures on this many addresses show that the expose is at fault, and not one firm's data. */
const addressesToSkip = 3;
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
    failed: (key, address) => {
      const recent = recentOf(failures.get(key), now() - forgottenMs);
      // The newest failure of an address replaces its earlier ones: one address counts once.
      recent.set(address, now());
      if (recent.size < addressesToSkip) {
        failures.set(key, recent);
        return;
      }
      failures.delete(key);
      skippedUntil.set(key, now() + forgottenMs);
    },
  };
}

function recentOf(addresses: Map<string, number> | undefined, since: number): Map<string, number> {
  return new Map([...(addresses ?? [])].filter(([, at]) => at > since));
}
