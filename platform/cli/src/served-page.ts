import { setTimeout as sleep } from 'node:timers/promises';

/** How often and how long to poll a page, in milliseconds: an edge reads its channel about every second. */
const everyMs = 250;
const tries = 40;
const timeoutMs = 5_000;

/**
 * Waits until a page is served with a release: the composition in the page then names it.
 * @returns false if that did not happen within ten seconds
 */
export async function isPageServed(link: string, release: string): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (await names(link, release)) return true;
    await sleep(everyMs);
  }
  return false;
}

async function names(link: string, release: string): Promise<boolean> {
  try {
    const answer = await fetch(link, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.text()).includes(`"release":"${release}"`);
  } catch {
    return false;
  }
}
