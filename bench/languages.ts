/**
 * Public pages in Hindi beside the same pages in English, on a slow phone (`measuring/load-page.ts`): first paint, bytes
 * of all that a page loads with its font, before it is used and after, and the time of the answer of a page that is
 * rendered for it.
 *
 *   npm run bench -- languages [--rounds 7] [--origin http://localhost:3000]
 *
 * A site with demo data must run at the origin.
 */
import { interleaved } from './measuring/interleaved.ts';
import { launchBrowser } from './measuring/launch-browser.ts';
import { type Load, loadPage } from './measuring/load-page.ts';
import { printFigures } from './measuring/print-figures.ts';
import { publicPages } from './measuring/public-pages.ts';
import { siteOptions } from './measuring/site-options.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const { rounds, origin } = siteOptions(7);

interface Measured extends Load {
  /** Milliseconds until a page that no cache has was answered. */
  renderMs: number;
  /** Bytes without pictures of a page that is used as soon as it shows something. */
  usedBytes: number;
}

type Language = 'en' | 'hi';

const browser = await launchBrowser();
try {
  const paths = await publicPages(origin);
  const subjects = paths.flatMap((path) =>
    (['en', 'hi'] as const).map((language) => ({ path, language })),
  );
  for (const subject of subjects) await (await fetch(addressOf(subject))).arrayBuffer();
  let asked = 0;
  const measured = await interleaved(subjects, rounds, async (subject): Promise<Measured> => {
    asked += 1;
    const renderMs = await timeOf(addressOf(subject, asked));
    const { ownBytes: usedBytes } = await loadPage(browser, addressOf(subject), true);
    return { ...(await loadPage(browser, addressOf(subject))), renderMs, usedBytes };
  });
  const of = (path: string, language: Language) =>
    [...measured].find(([one]) => one.path === path && one.language === language)?.[1] ?? [];
  const figures = paths.flatMap((path) => figuresOf(path, of));
  printFigures(figures);
  await writeResults('languages', { rounds, origin: origin.href }, figures);
} finally {
  await browser.close();
}

/** @param unseen makes it an address that no cache has */
function addressOf({ path, language }: { path: string; language: Language }, unseen?: number): URL {
  const prefix = language === 'hi' ? '/hi' : '';
  const address = new URL(prefix + (prefix && path === '/' ? '' : path), origin);
  if (unseen !== undefined) address.searchParams.set('search', `unseen ${unseen} ${Date.now()}`);
  return address;
}

async function timeOf(address: URL): Promise<number> {
  const start = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - start;
}

function figuresOf(path: string, of: (path: string, language: Language) => Measured[]): Figure[] {
  const hindi = of(path, 'hi');
  const english = of(path, 'en');
  const ratio = (part: 'fcp' | 'lcp' | 'renderMs', goal?: number): Figure => ({
    name: `${path} ${part}: Hindi ÷ English`,
    unit: 'ratio',
    runs: hindi.map((load, round) => load[part] / (english[round]?.[part] ?? Number.NaN)),
    ...(goal !== undefined && { goal: { atMost: goal } }),
  });
  const bytes = (part: 'ownBytes' | 'usedBytes', what: string, goal?: number): Figure => ({
    name: `${path} ${what}: Hindi − English`,
    unit: 'bytes',
    runs: hindi.map((load, round) => load[part] - (english[round]?.[part] ?? Number.NaN)),
    ...(goal !== undefined && { goal: { atMost: goal } }),
  });
  return [
    ratio('fcp', 1.1),
    ratio('lcp'),
    ratio('renderMs', 1.1),
    bytes('ownBytes', 'bytes without pictures', 25 * 1024),
    bytes('usedBytes', 'bytes without pictures, in use'),
    { name: `${path} fcp: Hindi`, unit: 'ms', runs: hindi.map(({ fcp }) => fcp) },
    { name: `${path} fcp: English`, unit: 'ms', runs: english.map(({ fcp }) => fcp) },
  ];
}
