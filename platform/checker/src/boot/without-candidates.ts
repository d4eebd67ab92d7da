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

/** What pages of an order do without its candidates, by address: each is opened once, in whichever browser asks first. */
export type KnownConduct = Map<string, Promise<Conduct | undefined>>;

/** Each page is opened when it is asked for. @param known shared by the browsers of an order */
export function withoutCandidates(
  site: CandidateSite,
  { composition, entries }: BootOrder,
  { emptyMs }: Pick<BootLimits, 'emptyMs'>,
  known: KnownConduct,
): WithoutCandidates {
  const withheld = composition.remotes
    .filter(({ name }) => entries.includes(name))
    .map(({ baseUrl }) => origin + baseUrl);
  const isWithheld = (url: string) => withheld.some((base) => url.startsWith(base));
  const answering: CandidateSite = {
    ...site,
    answer: async (request) => (isWithheld(request.url) ? null : site.answer(request)),
  };
  const open = async (browser: Browser, address: string) => {
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
    return conduct;
  };
  return async (browser, address) => {
    try {
      const opened = known.get(address);
      if (opened) return await opened;
    } catch {
      // The other browser ended while it opened the page, which says nothing about this one.
    }
    const opening = open(browser, address);
    known.set(address, opening);
    return opening;
  };
}
