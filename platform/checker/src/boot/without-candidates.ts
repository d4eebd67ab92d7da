import { setTimeout as sleep } from 'node:timers/promises';
import type { BootLimits, BootOrder } from './boot-order.ts';
import type { Browser } from './browser.ts';
import { type CandidateSite, origin } from './candidate-site.ts';
import { type Conduct, conductOf } from './conduct.ts';
import { openPage } from './open-page.ts';

const watchMs = 50;
/** A page without requests for this long has what it needs, in milliseconds. */
const settledMs = 250;

/** In place of withheld parts, the shell shows that they load or cannot be loaded. */
const isShown =
  "document.readyState === 'complete' && Boolean(document.querySelector('main')?.childNodes.length)";

/**
 * Pages of the same composition while the files of the candidates are withheld: what they do is not the candidates'.
 * Undefined where the shell shows nothing then.
 */
export type WithoutCandidates = (browser: Browser, address: string) => Promise<Conduct | undefined>;

/** Each page is opened once, when it is asked for. */
export function withoutCandidates(
  site: CandidateSite,
  { composition, entries }: BootOrder,
  { emptyMs }: Pick<BootLimits, 'emptyMs'>,
): WithoutCandidates {
  const withheld = composition.remotes
    .filter(({ name }) => entries.includes(name))
    .map(({ baseUrl }) => origin + baseUrl);
  const isWithheld = (url: string) => withheld.some((base) => url.startsWith(base));
  const answering: CandidateSite = {
    ...site,
    answer: async (request) => (isWithheld(request.url) ? null : site.answer(request)),
  };
  const known = new Map<string, Conduct | undefined>();
  return async (browser, address) => {
    if (known.has(address)) return known.get(address);
    const page = await openPage(browser, answering, address);
    let isThere = false;
    // In looks, as of the candidates' own pages (boot-page.ts).
    let emptyLooks = 0;
    while (!isThere && emptyLooks * watchMs < emptyMs) {
      await sleep(watchMs);
      emptyLooks = page.quietMs() < watchMs ? 0 : emptyLooks + 1;
      isThere =
        page.quietMs() > settledMs && (await page.evaluate<boolean>(isShown).catch(() => false));
    }
    const conduct = isThere ? await conductOf(page) : undefined;
    await page.close();
    // Discarded: remotes fail to load here on purpose.
    site.reported();
    known.set(address, conduct);
    return conduct;
  };
}
