import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** How long a program may take to end after Ctrl-C, in milliseconds. */
const endsWithinMs = 90_000;

/** A program in the machine. */
export interface Running {
  /** What it has written until now. */
  output: () => string;
  /** Waits for a text of its output. @throws Error with the output where it ends before, or takes longer */
  says: (text: RegExp, withinMs: number) => Promise<string>;
  /** Waits for its end. @returns its exit code. @throws Error with the output where it takes longer */
  ended: (withinMs: number) => Promise<number>;
  /** Ctrl-C: every process of its terminal is told. @returns its exit code */
  interrupt: () => Promise<number>;
}

/**
 * Follows a program whose first line of output is the id of its session.
 * @param machine the first process of the machine
 */
export function follow(child: ChildProcess, machine: number): Running {
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      written += chunk;
    });
  }
  const closed = once(child, 'close').then(([code]) => Number(code));
  const output = () => written.slice(written.indexOf('\n') + 1);
  const ended = (withinMs: number) => within(closed, withinMs, output);
  return {
    output,
    ended,
    says: async (text, withinMs) => {
      const heard = async () => {
        for (;;) {
          const found = text.exec(output());
          if (found) return found[1] ?? found[0];
          const code = await Promise.race([closed, sleep(200)]);
          if (code !== undefined) throw new Error(`${output()}\nIt ended with ${code}.`);
        }
      };
      return within(heard(), withinMs, output);
    },
    interrupt: async () => {
      const [session] = written.split('\n');
      const kill = ['sh', '-c', `kill -s INT -- -${session}`];
      await execute('nsenter', [`--target=${machine}`, '--pid', '--mount', ...kill]);
      return ended(endsWithinMs);
    },
  };
}

async function within<Result>(
  work: Promise<Result>,
  ms: number,
  output: () => string,
): Promise<Result> {
  const late = new AbortController();
  const limit = sleep(ms, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`${output()}\nThat took longer than ${ms / 1000} s.`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
    limit.catch(() => undefined);
  }
}
