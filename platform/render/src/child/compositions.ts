import type vm from 'node:vm';
import type { Job } from '../protocol/messages.ts';
import { type LoadedComposition, loadComposition, ModuleProblem } from './loaded-composition.ts';
import { compileModule } from './realm.ts';
import type { PageTimers } from './timers.ts';

/** The compositions that this child has loaded. */
export interface Compositions {
  /** The composition of a job; what the job brings is loaded, what it drops is given up. */
  of(job: Job): LoadedComposition;
}

export function createCompositions(timers: PageTimers): Compositions {
  const loaded = new Map<string, LoadedComposition>();
  /** Modules by hash, compiled when a page first needs them: compositions mostly share them. */
  const sources = new Map<string, string>();
  const scripts = new Map<string, vm.Script>();

  const scriptOf = (hash: string): vm.Script => {
    const known = scripts.get(hash);
    if (known) return known;
    const source = sources.get(hash);
    if (source === undefined) throw new ModuleProblem(`The module ${hash} was not sent`);
    const script = compileModule(source, `${hash.slice(0, 12)}.js`);
    scripts.set(hash, script);
    return script;
  };
  const drop = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    for (const id of ids) loaded.delete(id);
    const used = new Set([...loaded.values()].flatMap(({ modules }) => hashesOf(modules)));
    for (const hash of sources.keys()) {
      if (used.has(hash)) continue;
      sources.delete(hash);
      scripts.delete(hash);
    }
  };
  const load = ({ composition, load: sent }: Job) => {
    if (!sent) return;
    for (const [hash, source] of Object.entries(sent.sources)) {
      sources.set(hash, source);
    }
    loaded.set(composition, loadComposition(sent, scriptOf, timers));
  };

  return {
    of: (job) => {
      load(job);
      drop(job.drop);
      const composition = loaded.get(job.composition);
      if (!composition) throw new ModuleProblem(`The composition ${job.composition} was not sent`);
      return composition;
    },
  };
}

function hashesOf({ shell, remotes }: LoadedComposition['modules']): string[] {
  return [shell, ...Object.values(remotes)];
}
