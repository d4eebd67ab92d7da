import { constants, setPriority } from 'node:os';
import { isKilled, killGroup, spawnGroup } from './jail.ts';

export interface RunOptions {
  cwd: string;
  /** What the program reads from its standard input. */
  input?: readonly Uint8Array[];
  /** Bytes of its output, beyond which it is killed. */
  outputMax: number;
  /** Takes the output as it comes, which is then not kept. It is killed when this returns false: the rest is of no use. */
  read?: ((bytes: Buffer) => boolean) | undefined;
  /** Milliseconds after which it is killed, however it gets on. */
  ms: number;
  /** Milliseconds after which it is killed when `sign` has not changed, or where `read` takes its output, when none came. */
  stall?: { ms: number; sign: (output: string) => string };
  /** Of what it says about its work, what is looked for in each line; of the rest only the end is kept. */
  alarm?: RegExp | undefined;
  priority?: number;
  /** Kills it; the run then rejects. */
  signal?: AbortSignal | undefined;
}

export interface ContainedRun {
  /** 0 for a success; null where it was killed. */
  code: number | null;
  /** What it wrote; empty where `read` took it. */
  output: Buffer;
  /** The end of what it said about its work. */
  log: string;
  /** Whether a line of that was an alarm. */
  isAlarmed: boolean;
  /** Whether a limit ended it, of time, of its output or of the system. */
  isStopped: boolean;
}

const logMax = 16_384;
/** Milliseconds in which output gathers before it is read on: a program may write each line alone. */
const collectMs = 5;

/** Runs a program with limits of time and of what it says, at a low priority. */
export async function runContained(
  command: readonly string[],
  options: RunOptions,
): Promise<ContainedRun> {
  const { cwd, input = [], outputMax, read, ms, stall, alarm, signal } = options;
  signal?.throwIfAborted();
  const child = spawnGroup(command, cwd);
  const chunks: Buffer[] = [];
  const state = { bytes: 0, log: '', rest: '', sign: '', isAlarmed: false, isStopped: false };
  const kill = () => killGroup(child);
  const stop = () => {
    state.isStopped = true;
    kill();
  };
  const collect = () => {
    child.stdout.pause();
    setTimeout(() => child.stdout.resume(), collectMs);
  };
  const lifetime = setTimeout(stop, ms);
  const watch = stall && setTimeout(stop, stall.ms);
  signal?.addEventListener('abort', kill);
  child.stdout.on('data', (chunk: Buffer) => {
    state.bytes += chunk.length;
    if (state.bytes > outputMax || read?.(chunk) === false) return stop();
    if (read) {
      collect();
      watch?.refresh();
      return;
    }
    chunks.push(chunk);
    const sign = stall?.sign(chunk.toString('latin1')) ?? '';
    if (sign && sign !== state.sign) {
      state.sign = sign;
      watch?.refresh();
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    state.isAlarmed ||= alarm?.test(state.rest + text) ?? false;
    // A line may arrive in two pieces.
    state.rest = text.slice(-200);
    state.log = (state.log + text).slice(-logMax);
  });
  // A program that ends before it has read all is told by its status.
  child.stdin.on('error', () => undefined);
  for (const part of input) child.stdin.write(part);
  child.stdin.end();
  if (child.pid !== undefined) {
    setPriority(child.pid, options.priority ?? constants.priority.PRIORITY_BELOW_NORMAL);
  }
  try {
    // A killed process is waited for: until then it writes to its folder, which the caller removes.
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    const { log, isAlarmed } = state;
    const isStopped = state.isStopped || isKilled(child);
    return { code, output: Buffer.concat(chunks), log, isAlarmed, isStopped };
  } finally {
    clearTimeout(lifetime);
    clearTimeout(watch);
    signal?.removeEventListener('abort', kill);
  }
}
