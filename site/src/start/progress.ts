import { performance } from 'node:perf_hooks';

/** Reports the progress of a start at the terminal. */
export interface Progress {
  /** Does the work, then writes a line about its result and its duration. */
  step<Result>(work: () => Promise<Result>, line: (result: Result) => string): Promise<Result>;
  say(text: string): void;
}

export function createProgress(write: (text: string) => void): Progress {
  return {
    step: async (work, line) => {
      const started = performance.now();
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      write(`  ✓ ${line(result)}  (${seconds} s)`);
      return result;
    },
    say: write,
  };
}
