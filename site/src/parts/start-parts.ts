import { requireFreePorts } from '../start/free-ports.ts';
import { together } from '../start/together.ts';
import type { Part, PartName, Start } from './part.ts';
import { parts } from './parts.ts';

/** A part, whichever it is. */
type AnyPart = Pick<Part, 'needs' | 'ports' | 'run' | 'reach'>;

const load = async (name: PartName) => (await parts[name]()).part as AnyPart;

/**
 * Runs these parts in this process, each as soon as what it needs is there, and reaches the others that they need. The
 * lifecycle closes them in reverse.
 * @param begins called when nothing stands in the way of a start, before anything slow
 * @throws the first failure, when all has stopped
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
    // Those that need it are told.
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
    // Begun when it is read: to reach a part takes less than to run it.
    const needed = {};
    for (const need of part.needs) {
      Object.defineProperty(needed, need, { get: () => begin(need) });
    }
    return work(start, needed);
  };
  const loaded = await Promise.all(running.map(load));
  // Its lock says best why a site does not start that runs already.
  const hasData = loaded.some(({ needs }: { needs: readonly PartName[] }) =>
    needs.includes('data'),
  );
  if (hasData) await begin('data');
  const ports = loaded.flatMap((part) => part.ports?.(start) ?? []);
  await requireFreePorts(start.settings.host, ports);
  begins();
  await together(start.lifecycle, running.map(begin));
}
