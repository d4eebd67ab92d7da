/**
 * Lighthouse's scores of ten public pages on a phone, as it simulates one, and what keeps a page from 100.
 *
 *   npm run bench -- lighthouse [--rounds 3] [--origin http://localhost:3000]
 *
 * CHROME_PATH names the browser.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchTool } from './measuring/bench-tools.ts';
import { printFigures } from './measuring/print-figures.ts';
import { publicPages } from './measuring/public-pages.ts';
import { siteOptions } from './measuring/site-options.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const run = promisify(execFile);
const { rounds, origin } = siteOptions(3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const cli = join(await benchTool('lighthouse'), 'cli/index.js');
const [home = '/', designers = '', designer = '', vendor = '', login = ''] =
  await publicPages(origin);
const paths = [
  home,
  designers,
  designer,
  `${designer}/about`,
  `${designer}/team`,
  '/vendors',
  vendor,
  `${vendor}/about`,
  login,
  '/about',
];
const figures: Figure[] = [];
const lacking: string[] = [];
for (const path of paths) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Lighthouse itself says of some runs that it could not record them: such a run is made again, once.
    reports.push(await report(path).catch(() => report(path)));
  }
  for (const category of categories) {
    figures.push({
      name: `${path} ${category}`,
      unit: 'points',
      runs: reports.map((one) => Math.round((one.categories[category]?.score ?? 0) * 100)),
      goal: { atLeast: 100 },
    });
  }
  for (const metric of ['total-blocking-time', 'largest-contentful-paint'] as const) {
    figures.push({
      name: `${path} ${metric}`,
      unit: 'ms',
      runs: reports.map((one) => numeric(one.audits[metric])),
    });
  }
  lacking.push(...reports.slice(-1).flatMap((one) => whatLacks(path, one)));
}
printFigures(figures);
console.log('\nWhat keeps the last run of a page from 100:');
for (const line of lacking) console.log(line);
await writeResults('lighthouse', { rounds, origin: origin.href, lacking }, figures);

async function report(path: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      new URL(path, origin).href,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join()}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout) as Report;
}

function numeric(audit: (Audit & { numericValue?: number }) | undefined): number {
  return Math.round(audit?.numericValue ?? Number.NaN);
}

function whatLacks(path: string, { categories: of, audits }: Report): string[] {
  return Object.entries(of).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
      const value = audit.displayValue ? ` (${audit.displayValue})` : '';
      return [`${path}: ${category}: ${audit.title}${value}, ${Math.round(audit.score * 100)}`];
    }),
  );
}
