import { setTimeout as sleep } from 'node:timers/promises';

/** `ok` when every check succeeds in time; otherwise the names of the failing parts. */
export type Health = { status: 'ok' } | { status: 'unavailable'; failing: string[] };

/**
 * Asks every part at once whether it can do its work.
 *
 * @param checks part → a promise that rejects when the part cannot.
 * @param timeoutMs how long a part may take (milliseconds) before it counts as failing.
 */
export async function checkHealth(
  checks: Readonly<Record<string, () => Promise<unknown>>>,
  timeoutMs = 2_000,
): Promise<Health> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      isWell: await isWell(check, timeoutMs),
    })),
  );
  const failing = answers.filter((answer) => !answer.isWell).map((answer) => answer.name);
  return failing.length === 0 ? { status: 'ok' } : { status: 'unavailable', failing };
}

async function isWell(check: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const stop = new AbortController();
  const timeout = sleep(timeoutMs, false, { signal: stop.signal, ref: false }).catch(() => false);
  const answer = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    );
  const result = await Promise.race([answer, timeout]);
  stop.abort();
  return result;
}
