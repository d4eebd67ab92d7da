import { performance } from 'node:perf_hooks';

/** Reports the progress of a start at the terminal. */
export interface Progress {
  /** Does the work, then writes a line about its result and its duration. */
  step<Result>(work: () => Promise<Result>, line: (result: Result) => string): Promise<Result>;
  say(text: string): void;
  /** Says what a person has to do something about, now and once more at the end. */
  warn(text: string): void;
  /** Says that the start is over, then all warnings again: what came before may be out of sight. */
  end(text: string): void;
}

export function createProgress(write: (text: string) => void): Progress {
  const warnings: string[] = [];
  return {
    step: async (work, line) => {
      const started = performance.now();
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      write(`  ✓ ${line(result)}  (${seconds} s)`);
      return result;
    },
    say: write,
    warn: (text) => {
      warnings.push(text);
      write(`    ${text}`);
    },
    end: (text) => {
      write(text);
      for (const warning of warnings) write(`\n  ${warning}`);
    },
  };
}
