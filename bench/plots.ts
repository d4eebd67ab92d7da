/**
 * Draws what the last runs measured: `bench/results/*.json` → `bench/plots/*.svg`.
 *
 *   npm run bench -- plots
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchTool } from './measuring/bench-tools.ts';

interface Measured {
  name: string;
  unit: string;
  median: number;
  min: number;
  max: number;
}

/** One point of a plot: the size it was measured at, and what it is. */
interface Point extends Omit<Measured, 'name'> {
  size: number;
  series: string;
}

interface Plot {
  file: string;
  title: string;
  /** What the size counts. */
  size: string;
  unit: string;
  /** The points of a figure by its name, with the groups `size` and `series`. */
  pattern: RegExp;
  bench: string;
  isLogarithmic?: boolean;
}

const plots: readonly Plot[] = [
  {
    file: 'page-bytes',
    bench: 'many',
    title: 'HTML of /designers, brotli',
    size: 'remotes',
    unit: 'bytes',
    pattern: /^(?<series>bytes) with (?<size>\d+) remotes$/,
  },
  {
    file: 'page-time',
    bench: 'many',
    title: 'Time to first byte of /designers',
    size: 'remotes',
    unit: 'ms',
    pattern: /^(?<series>\w+Ttfb) with (?<size>\d+) remotes$/,
  },
  {
    file: 'registry-time',
    bench: 'many',
    title: 'Promotion and reading a channel',
    size: 'releases',
    unit: 'ms',
    isLogarithmic: true,
    pattern: /^(?<series>\w+) with 5 remotes, (?<size>\d+) releases$/,
  },
  {
    file: 'processes',
    bench: 'many',
    title: 'Kept pages a second on two cores',
    size: 'edge processes',
    unit: 'pages/s',
    pattern: /^(?<series>pages) of (?<size>\d+) edge processes$/,
  },
];

const { compile } = await tool<{ compile(spec: object): { spec: object } }>('vega-lite');
const vega = await tool<{
  parse(spec: object): object;
  View: new (runtime: object, options: object) => { toSVG(): Promise<string> };
}>('vega');
const folder = join(import.meta.dirname, 'plots');
await mkdir(folder, { recursive: true });
for (const plot of plots) {
  const points = await pointsOf(plot);
  if (points.length === 0) continue;
  const runtime = vega.parse(compile(specOf(plot, points)).spec);
  const svg = await new vega.View(runtime, { renderer: 'none' }).toSVG();
  await writeFile(join(folder, `${plot.file}.svg`), `${svg}\n`);
  console.log(`bench/plots/${plot.file}.svg: ${points.length} points`);
}

async function tool<Exports>(name: string): Promise<Exports> {
  const directory = await benchTool(name);
  const { exports } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  return import(pathToFileURL(join(directory, exports['.'].default)).href);
}

async function pointsOf({ bench, pattern }: Plot): Promise<Point[]> {
  const file = join(import.meta.dirname, 'results', `${bench}.json`);
  const { figures } = JSON.parse(await readFile(file, 'utf8')) as { figures: Measured[] };
  return figures.flatMap(({ name, ...measured }) => {
    const { size, series } = pattern.exec(name)?.groups ?? {};
    return size && series ? [{ ...measured, size: Number(size), series }] : [];
  });
}

function specOf({ title, size, unit, isLogarithmic = false }: Plot, points: readonly Point[]) {
  const scale = isLogarithmic ? { type: 'log' } : { zero: true };
  const x = { field: 'size', type: 'quantitative', title: size, scale };
  const color = { field: 'series', type: 'nominal', title: null };
  const upTo = (field: string) => ({ field, type: 'quantitative', title: unit });
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title,
    width: 420,
    height: 240,
    background: 'white',
    data: { values: points },
    layer: [
      { mark: { type: 'line', point: true }, encoding: { x, y: upTo('median'), color } },
      // From the lowest to the highest run.
      { mark: 'rule', encoding: { x, y: upTo('min'), y2: { field: 'max' }, color } },
    ],
  };
}
