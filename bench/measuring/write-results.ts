import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { machineSpeed } from './machine-speed.ts';

/** What was measured several times, in the order of the runs. */
export interface Figure {
  name: string;
  /** `ratio`, `ms`, `requests/s`, `bytes` and so on. */
  unit: string;
  runs: readonly number[];
  /** What it should be at most or at least; unset where it is only stated. */
  goal?: { atMost: number } | { atLeast: number };
}

const root = path.join(import.meta.dirname, '../..');

/**
 * Writes `bench/results/<bench>.json`: the machine with its speed, without which no figure may be quoted, the commit, and of each figure the median and the spread.
 * @param options what the bench was run with
 */
export async function writeResults(
  bench: string,
  options: Record<string, unknown>,
  figures: readonly Figure[],
): Promise<void> {
  const results = {
    bench,
    at: new Date().toISOString(),
    commit: commitOfTree(),
    machine: describeMachine(),
    options,
    figures: figures.map(({ runs, ...figure }) => {
      const { median, min, max } = summaryOf(runs);
      const [middle, least, most, ...all] = [median, min, max, ...runs].map(rounded);
      return { ...figure, median: middle, min: least, max: most, runs: all };
    }),
  };
  const file = path.join(root, 'bench/results', `${bench}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Speed of this machine, as Lighthouse measures it: ${results.machine.speed}`);
  console.log(`Written to ${path.relative(root, file)}.`);
}

/** Median and extremes of the runs of a figure; zero where there are none. */
export function summaryOf(runs: readonly number[]): { median: number; min: number; max: number } {
  const sorted = runs.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return { median: (low + high) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** What is measured is not known to more digits. */
const rounded = (value: number) => Number(value.toPrecision(4));

function commitOfTree(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (isChanged ? ' with changes' : '');
}

function describeMachine() {
  const [cpu] = os.cpus();
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    speed: machineSpeed(),
  };
}
