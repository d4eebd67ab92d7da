import { setTimeout as sleep } from 'node:timers/promises';
import type { Conduct } from './conduct.ts';
import type { OpenPage } from './open-page.ts';
import { changedLooks, lookOutside, type Outside, stylesOutside } from './outside.ts';
import { going } from './visiting.ts';

/** How often a page is looked at for the shell's own pending changes; what the page left behind does not go away. */
const maxLooks = 10;
/** The pause between two looks, in milliseconds. */
const watchMs = 100;

/**
 * Leaves a page for one of the shell, and comes back.
 * @param between the address of the shell's page
 * @param alone that page, where the candidates were never there
 * @returns what the page has left behind outside its place
 */
export async function leftBehind(
  page: OpenPage,
  { address, between, alone }: { address: string; between: string; alone: Conduct | undefined },
): Promise<string[]> {
  if (!alone || !(await page.evaluate<boolean>(going(between)))) return [];
  let problems = await differences(page, alone.outside);
  for (let look = 0; problems.length > 0 && look < maxLooks; look += 1) {
    await sleep(watchMs);
    problems = await differences(page, alone.outside);
  }
  await page.evaluate(going(address));
  return problems.map((problem) => `after it was left, ${problem}`);
}

async function differences(page: OpenPage, alone: Outside): Promise<string[]> {
  const outside = await page.evaluate<Outside>(lookOutside);
  const styles = stylesOutside(outside, alone);
  return styles.length > 0 ? styles : changedLooks(outside, alone);
}
