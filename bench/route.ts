/**
 * Going from a listing to a profile and back, the processor four times slower, with the remote's code there: the time
 * from the press to the next paint and to the new page, whether the scroll position is restored, and the layout shift.
 * And over a scripted visit the interaction to next paint, as the browser's Event Timing tells it.
 *
 *   npm run bench -- route [--rounds 7] [--origin http://localhost:3000]
 */
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './measuring/launch-browser.ts';
import { slowPhone } from './measuring/load-page.ts';
import { observeInteractions } from './measuring/observe-interactions.ts';
import { printFigures } from './measuring/print-figures.ts';
import { siteOptions } from './measuring/site-options.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const { rounds, origin } = siteOptions(7);
const listings = ['/designers', '/vendors'];

/** Where the listing is scrolled to before a card is pressed, in CSS pixels. */
const scrolledTo = 900;

interface Trip {
  /** Milliseconds from the press to the next paint. */
  paint: number;
  /** Milliseconds from the press until the profile's heading is painted. */
  shown: number;
  /** The same for Back: until the listing's cards are painted. */
  back: number;
  /** How far the listing is from where it was, in pixels. */
  offBy: number;
  shift: number;
}

const browser = await launchBrowser();
try {
  const trips = new Map<string, Trip[]>(listings.map((path) => [path, []]));
  const interactions: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of round % 2 === 0 ? listings : listings.toReversed()) {
      trips.get(path)?.push(await goAndReturn(browser, path));
    }
    interactions.push(percentile(await visit(browser), 0.75));
  }
  const figures: Figure[] = listings.flatMap((path) => {
    const of = (pick: (trip: Trip) => number) => (trips.get(path) ?? []).map(pick);
    return [
      {
        name: `${path} press → next paint`,
        unit: 'ms',
        runs: of((trip) => trip.paint),
        goal: { atMost: 100 },
      },
      { name: `${path} press → profile painted`, unit: 'ms', runs: of((trip) => trip.shown) },
      { name: `${path} back → listing painted`, unit: 'ms', runs: of((trip) => trip.back) },
      {
        name: `${path} scroll off by`,
        unit: 'px',
        runs: of((trip) => trip.offBy),
        goal: { atMost: 0 },
      },
      {
        name: `${path} layout shift`,
        unit: 'CLS',
        runs: of((trip) => trip.shift),
        goal: { atMost: 0 },
      },
    ];
  });
  figures.push({
    name: 'a visit: interaction to next paint, p75',
    unit: 'ms',
    runs: interactions,
    goal: { atMost: 100 },
  });
  printFigures(figures);
  await writeResults('route', { rounds, origin: origin.href }, figures);
} finally {
  await browser.close();
}

async function goAndReturn(on: Browser, path: string): Promise<Trip> {
  const tab = await slowTab(on, path);
  const card = tab.locator(cards(path)).nth(3);
  await tab.evaluate((to) => window.scrollTo(0, to), scrolledTo);
  await card.scrollIntoViewIfNeeded();
  // The remote's code is there: the pointer has been on the link, as a visitor's finger a moment before the press.
  await card.hover();
  await tab.waitForTimeout(1_000);
  const before = await tab.evaluate(() => window.scrollY);
  await tab.evaluate(() => window.interactions?.begin('h1'));
  await card.click();
  const there = await painted(tab);
  await tab.waitForTimeout(500);
  await tab.evaluate((to) => window.interactions?.begin(to), cards(path));
  await tab.goBack();
  const back = await painted(tab);
  await tab.waitForTimeout(500);
  const offBy = await tab.evaluate((at) => Math.abs(window.scrollY - at), before);
  const shift = await tab.evaluate(() => window.interactions?.shift() ?? Number.NaN);
  await tab.context().close();
  return { paint: there.next, shown: there.shown, back: back.shown, offBy, shift };
}

/** The links to profiles on a listing. */
function cards(path: string): string {
  return `main a[href^="${path}/"]`;
}

/** What a guest does on the listing: narrows, sorts, opens, goes back, opens the menu. */
async function visit(on: Browser): Promise<number[]> {
  const tab = await slowTab(on, '/designers');
  await tab
    .getByRole('link', { name: /Commercial/ })
    .first()
    .click();
  await tab.waitForTimeout(800);
  await tab.getByRole('searchbox').or(tab.getByRole('textbox')).first().pressSequentially('studio');
  await tab.waitForTimeout(800);
  await tab.goBack();
  await tab.waitForTimeout(800);
  await tab.locator(cards('/designers')).first().click();
  await tab.waitForTimeout(800);
  await tab.locator('main button').first().click();
  await tab.waitForTimeout(800);
  const durations = await tab.evaluate(() => window.interactions?.durations() ?? []);
  await tab.context().close();
  return durations;
}

async function slowTab(on: Browser, path: string): Promise<Page> {
  const context = await on.newContext({ viewport: { width: 390, height: 844 } });
  const tab = await context.newPage();
  await tab.addInitScript(observeInteractions);
  await tab.goto(new URL(path, origin).href);
  await tab.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  return tab;
}

async function painted(tab: Page): Promise<{ next: number; shown: number }> {
  await tab.waitForFunction(() => window.interactions?.ended() !== null);
  const ended = await tab.evaluate(() => window.interactions?.ended());
  if (!ended) throw new Error('Nothing was painted.');
  return ended;
}

function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
