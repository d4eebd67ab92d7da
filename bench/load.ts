/**
 * The first load of public pages on a slow phone (`measuring/load-page.ts`), in flavours that are served by the same
 * edge in one run: the site as it is federated, left alone and touched as soon as it shows something; the same sources
 * as one bundle; the federation as it is commonly started; and a page that is only the same largest element.
 *
 *   npm run bench -- load [--rounds 7] [--origin http://localhost:3000]
 *
 * A site with demo data must run at the origin, of the sources that are here.
 */
import { serveFloor } from './flavours/floor-page.ts';
import { startFlavours } from './flavours/start-flavours.ts';
import { interleaved } from './measuring/interleaved.ts';
import { launchBrowser } from './measuring/launch-browser.ts';
import { type Load, loadPage } from './measuring/load-page.ts';
import { printFigures } from './measuring/print-figures.ts';
import { publicPages } from './measuring/public-pages.ts';
import { type Coverage, scriptCoverage } from './measuring/script-coverage.ts';
import { siteOptions } from './measuring/site-options.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const { rounds, origin } = siteOptions(7);

const flavours = ['federated', 'bundle', 'naive'] as const;
type Flavour = (typeof flavours)[number] | 'touched' | 'floor';

const site = await startFlavours(origin);
const browser = await launchBrowser();
try {
  const paths = await publicPages(origin);
  const floors = await floorsOf(paths);
  const subjects = paths.flatMap((path) =>
    [...flavours, 'touched' as const, 'floor' as const].map((flavour) => ({ path, flavour })),
  );
  const loads = await interleaved(subjects, rounds, ({ path, flavour }) =>
    loadPage(
      browser,
      flavour === 'floor' ? (floors.get(path)?.url ?? '') : addressOf(path, flavour),
      flavour === 'touched',
    ),
  );
  const coverages = new Map<string, Coverage>();
  for (const path of paths) {
    coverages.set(path, await scriptCoverage(browser, addressOf(path, 'federated')));
  }
  for (const floor of floors.values()) floor.close();
  const of = (path: string, flavour: Flavour) =>
    [...loads].find(([one]) => one.path === path && one.flavour === flavour)?.[1] ?? [];
  const figures = paths.flatMap((path) => figuresOf(path, of, coverages.get(path)));
  printFigures(figures);
  for (const [path, { scripts }] of coverages) {
    console.log(path);
    for (const script of scripts) {
      console.log(`  ${script.bytes} bytes, ${percent(script.unused)} unused: ${script.path}`);
    }
  }
  await writeResults('load', { rounds, origin: origin.href }, figures);
} finally {
  await browser.close();
  await site.stop();
}

function addressOf(path: string, flavour: Exclude<Flavour, 'floor'>): URL {
  return new URL(path, site.sites[flavour === 'touched' ? 'federated' : flavour]);
}

/** The largest element of each page by itself. Loading the pages once also fills the caches of the edges. */
async function floorsOf(paths: readonly string[]) {
  const floors = new Map<string, Awaited<ReturnType<typeof serveFloor>>>();
  for (const path of paths) {
    for (const flavour of flavours) await (await fetch(addressOf(path, flavour))).arrayBuffer();
    const { largest } = await loadPage(browser, addressOf(path, 'federated'));
    floors.set(path, await serveFloor(largest));
  }
  return floors;
}

function figuresOf(
  path: string,
  of: (path: string, flavour: Flavour) => Load[],
  coverage: Coverage | undefined,
): Figure[] {
  const federated = of(path, 'federated');
  const ratio = (part: keyof Omit<Load, 'largest'>, to: Flavour, goal?: number): Figure => ({
    name: `${path} ${part}: federated ÷ ${to}`,
    unit: 'ratio',
    runs: federated.map((load, round) => load[part] / (of(path, to)[round]?.[part] ?? Number.NaN)),
    ...(goal !== undefined && { goal: { atMost: goal } }),
  });
  const plain = (flavour: Flavour, part: keyof Omit<Load, 'largest'>, unit: string): Figure => ({
    name: `${path} ${part}: ${flavour}`,
    unit,
    runs: of(path, flavour).map((load) => load[part]),
  });
  return [
    ratio('fcp', 'bundle', 1.05),
    ratio('lcp', 'bundle', 1.05),
    ratio('scriptBytes', 'bundle', 1.2),
    ratio('fcp', 'naive', 0.4),
    ratio('lcp', 'naive', 0.5),
    ratio('interactive', 'naive', 0.6),
    {
      name: `${path} taken over: touched ÷ naive`,
      unit: 'ratio',
      runs: of(path, 'touched').map(
        ({ takenOver }, round) => takenOver / (of(path, 'naive')[round]?.takenOver ?? Number.NaN),
      ),
    },
    ratio('scriptBytes', 'naive'),
    ratio('fcp', 'floor', 1.4),
    ratio('lcp', 'floor', 1.5),
    { ...plain('federated', 'shift', 'CLS'), goal: { atMost: 0 } },
    ...flavours.flatMap((flavour) => [
      ...(['fcp', 'lcp', 'interactive'] as const).map((part) => plain(flavour, part, 'ms')),
      plain(flavour, 'scriptBytes', 'bytes'),
      plain(flavour, 'requests', 'requests'),
    ]),
    plain('touched', 'takenOver', 'ms'),
    ...(['fcp', 'lcp'] as const).map((part) => plain('floor', part, 'ms')),
    ...(coverage ? coverageFigures(path, coverage) : []),
  ];
}

function coverageFigures(path: string, { bytes, unused }: Coverage): Figure[] {
  return [
    { name: `${path} scripts`, unit: 'bytes', runs: [bytes], goal: { atMost: 150 * 1024 } },
    { name: `${path} unused scripts`, unit: 'ratio', runs: [unused], goal: { atMost: 1 / 3 } },
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
