import { requireFreePorts } from '../start/free-ports.ts';
import { together } from '../start/together.ts';
import type { Part, PartName, Start } from './part.ts';
import { parts } from './parts.ts';

/** A part, whichever it is. */
type AnyPart = Pick<Part, 'needs' | 'ports' | 'run' | 'reach'>;

const load = async (name: PartName) => (await parts[name]()).part as AnyPart;

/**
 * Runs these parts in this process, each as soon as what it needs is ready, and connects to other parts that they need.
 * The lifecycle closes them in reverse order.
 * @param begins called when nothing prevents the start, before anything slow
 * @throws the first failure, after all parts have stopped
 */
export async function startParts(
  running: readonly PartName[],
  start: Start,
  begins: () => void = () => undefined,
): Promise<void> {
  const begun = new Map<PartName, Promise<unknown>>();
  const begin = (name: PartName): Promise<unknown> => {
    const known = begun.get(name);
    if (known) return known;
    const opening = open(name);
    // Parts that need it get the error.
    opening.catch(() => undefined);
    begun.set(name, opening);
    return opening;
  };
  const open = async (name: PartName): Promise<unknown> => {
    const part = await load(name);
    const isRunning = running.includes(name);
    const work = isRunning ? part.run : part.reach;
    if (!work)
      throw new Error(isRunning ? `${name} does not run here.` : `${name} runs only here.`);
    // Evaluated lazily: each part is opened when it is first read.
    const needed = {};
    for (const need of part.needs) {
      Object.defineProperty(needed, need, { get: () => begin(need) });
    }
    return work(start, needed);
  };
  const loaded = await Promise.all(running.map(load));
  // Opened first: its lock gives the best error if the site is already running.
  const hasData = loaded.some(({ needs }: { needs: readonly PartName[] }) =>
    needs.includes('data'),
  );
  if (hasData) await begin('data');
  const ports = loaded.flatMap((part) => part.ports?.(start) ?? []);
  await requireFreePorts(start.settings.host, ports);
  begins();
  await together(start.lifecycle, running.map(begin));
}
