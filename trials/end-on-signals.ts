import { constants } from 'node:os';
import { descendantsOf } from '../site/test/descendants.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends this process and what it has started when it is told to, with the exit code of the first signal. Ctrl-C arrives
 * several times, from the terminal and from npm: the others must not end it before `exit` handlers have removed things.
 */
export function endOnSignals(): void {
  let isEnding = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void end(128 + constants.signals[signal]);
    });
  }
}

async function end(code: number): Promise<never> {
  for (const pid of await descendantsOf(process.pid)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It ended in between.
    }
  }
  process.exit(code);
}
