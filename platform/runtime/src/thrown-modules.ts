import type { ComposerEvent } from './composer-event.ts';

/** Modules that threw while they were rendered. */
export interface ThrownModules {
  /** Reports a module that threw, once for each release. */
  report(module: { remote: string; expose: string; release: string }, error: unknown): void;
  /** Makes the last known good release replace the module's own. */
  replace(remote: string, expose: string): void;
  isReplaced(remote: string, expose: string): boolean;
}

export function createThrownModules(onEvent: (event: ComposerEvent) => void): ThrownModules {
  const reported = new Set<string>();
  const replaced = new Set<string>();
  return {
    report: (module, error) => {
      const key = `${module.remote} ${module.expose} ${module.release}`;
      if (reported.has(key)) return;
      reported.add(key);
      onEvent({ ...module, type: 'threw', error });
    },
    replace: (remote, expose) => {
      replaced.add(`${remote} ${expose}`);
    },
    isReplaced: (remote, expose) => replaced.has(`${remote} ${expose}`),
  };
}
