import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateSite } from './candidate-site.ts';
import type { OpenPage } from './open-page.ts';
import { intoHindi, translating } from './translating.ts';
import { visiting } from './visiting.ts';

/** How long to wait for what a page does after it was shown, in milliseconds. */
const settledMs = 250;

/**
 * Translates a page as browsers do, then leaves and opens it again: a component may no longer find nodes that it put
 * beside a text.
 * @param between the address of the other page
 * @returns the problems; the page stays translated
 */
export async function translatedProblems(
  page: OpenPage,
  site: CandidateSite,
  { address, between }: { address: string; between: string },
): Promise<string[]> {
  const known = page.errors().length;
  await page.evaluate(translating(intoHindi));
  await page.evaluate(visiting({ address, between, times: 1 }));
  await sleep(settledMs);
  return [...site.reported(), ...page.errors().slice(known)].map(
    (detail) => `translated by the browser: ${detail}`,
  );
}
