import { execFile } from 'node:child_process';
import { carriedProgram } from '@aangan/server/carried-program';

/** An entry, and the global that its container registers under. */
export interface EntryToRun {
  script: string;
  container: string;
}

/** Whether the container was there afterwards with `get` and `init`, or that the entry failed. */
export type EntryOutcome = { isRegistered: boolean } | { failed: true };

const child = new URL('./entry-child.ts', import.meta.url);
let program: string[] | undefined;

/** How long the process may take, including its start, in milliseconds. */
const timeout = 20_000;
const heapMegabytes = 128;
/** The memory limit of the process, in kilobytes: Node reserves half of it when it starts. */
const dataKilobytes = 1_000_000;
/** A limit of the heap would not cover buffers. On a system without `ulimit -d`, the program runs without a limit. */
const bounded = ['/bin/sh', '-c', `ulimit -d ${dataKilobytes} 2>/dev/null; exec "$@"`, 'sh'];

/**
 * Runs a remote's entry in a process of its own, without environment, files, programs and threads, and in a context
 * from which no way leads to the process itself (docs/decisions/0020-an-entry-is-run-before-it-is-published.md). A
 * process that ends without an answer counts as a failed entry.
 */
export function runEntry(entry: EntryToRun): Promise<EntryOutcome> {
  program ??= carriedProgram(child);
  const [file = '', ...parameters] = [
    ...bounded,
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    ...program,
  ];
  return new Promise((resolve) => {
    const { stdin } = execFile(
      file,
      parameters,
      { env: {}, cwd: '/', timeout, killSignal: 'SIGKILL' },
      (_error, answer) => resolve(readOutcome(answer)),
    );
    // A process that ended before it read everything: its end is the answer.
    stdin?.on('error', () => undefined);
    stdin?.end(JSON.stringify(entry));
  });
}

function readOutcome(answer: string): EntryOutcome {
  return answer === '{"isRegistered":true}' || answer === '{"isRegistered":false}'
    ? (JSON.parse(answer) as EntryOutcome)
    : { failed: true };
}
