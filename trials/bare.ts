/**
 * README.md on a Debian that has Node, npm and git, and nothing else: its commands and those of the guides, one after
 * another, as they are written there, by an ordinary user. It has no network but the way to the registries. Needs root,
 * `debootstrap`, and Linux with namespaces and overlay mounts. `--only deploy,check` takes these steps and those that
 * they need; `--whole` ends with all of `npm test`.
 */
import { parseArgs } from 'node:util';
import { startMachine } from './bare/machine.ts';
import { shipSteps } from './bare/ship-steps.ts';
import { firstSteps, lastSteps } from './bare/site-steps.ts';
import type { Step } from './bare/step.ts';
import type { Visit } from './bare/visit.ts';

const steps = firstSteps.concat(shipSteps, lastSteps);

export async function trial(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string' }, whole: { type: 'boolean', default: false } },
  });
  const wanted = wantedSteps(values.only?.split(',') ?? steps.map(({ name }) => name));
  const began = performance.now();
  const visit: Visit = { machine: await startMachine(), isWhole: values.whole };
  try {
    for (const step of wanted) await report(step, visit);
    await visit.site?.interrupt();
    console.log(`bare: ${wanted.length} steps passed in ${secondsSince(began)}`);
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log(`bare: FAILED after ${secondsSince(began)}`);
    return false;
  } finally {
    visit.machine.end();
  }
}

/** A line for a step. @throws what the step throws */
async function report({ name, take }: Step, visit: Visit): Promise<void> {
  const started = performance.now();
  const line = (mark: string, saw = '') =>
    console.log(`${mark} ${name.padEnd(10)} ${secondsSince(started).padStart(7)}  ${saw}`);
  try {
    line('✓', await take(visit));
  } catch (error) {
    line('✗');
    throw error;
  }
}

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Steps with those that they need, in their order. @throws Error for a name that is none */
function wantedSteps(names: readonly string[]): Step[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (!step) throw new Error(`No step is called ${name}: ${steps.map((one) => one.name)}`);
    wanted.add(name);
    for (const needed of step.needs) add(needed);
  };
  for (const name of names) add(name);
  return steps.filter(({ name }) => wanted.has(name));
}
