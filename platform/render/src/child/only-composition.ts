import type vm from 'node:vm';
import type { Job } from '../protocol/messages.ts';
import { type LoadedComposition, loadComposition, ModuleProblem } from './loaded-composition.ts';
import { compileModule } from './realm.ts';
import type { PageTimers } from './timers.ts';

/** The only composition whose code this child ever runs: the one that came with its first job. */
export interface OnlyComposition {
  /** @throws {ModuleProblem} if the job brings a second composition, or if none was brought so far */
  of(job: Job): LoadedComposition;
}

export function createOnlyComposition(timers: PageTimers): OnlyComposition {
  let wasBrought = false;
  let loaded: LoadedComposition | null = null;
  return {
    of: ({ load }) => {
      if (load) {
        if (wasBrought) throw new ModuleProblem('This child has a composition');
        wasBrought = true;
        loaded = loadComposition(load, scriptsOf(load.sources), timers);
      }
      if (!loaded) throw new ModuleProblem('No composition was loaded');
      return loaded;
    },
  };
}

/** Compiles modules when a page first needs them. */
function scriptsOf(sources: Record<string, string>): (hash: string) => vm.Script {
  const scripts = new Map<string, vm.Script>();
  return (hash) => {
    const known = scripts.get(hash);
    if (known) return known;
    const source = sources[hash];
    if (source === undefined) throw new ModuleProblem(`The module ${hash} was not sent`);
    const script = compileModule(source, `${hash.slice(0, 12)}.js`);
    scripts.set(hash, script);
    return script;
  };
}
