import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateSite } from './candidate-site.ts';
import type { OpenPage } from './open-page.ts';
import { translating } from './translating.ts';
import { visiting } from './visiting.ts';

/** What a page does only after it was shown is waited for, in milliseconds. */
const settledMs = 250;

/**
 * Translates a page as browsers do, and leaves and opens it once more: what a component puts beside a text of its own
 * may not be found again there.
 * @param between the address of the other page
 * @returns what fails; the page stays translated
 */
export async function translatedProblems(
  page: OpenPage,
  site: CandidateSite,
  { address, between }: { address: string; between: string },
): Promise<string[]> {
  const known = page.errors().length;
  await page.evaluate(translating);
  await page.evaluate(visiting({ address, between, times: 1 }));
  await sleep(settledMs);
  return [...site.reported(), ...page.errors().slice(known)].map(
    (detail) => `translated by the browser: ${detail}`,
  );
}
