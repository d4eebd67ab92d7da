import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';

/** Decoding and encoding use every core they get: so only one video at a time in one process. */
const limit = pLimit(1);

const addressSpaceKb = 2 * 1024 * 1024;
const allocationBytes = 256 * 1024 * 1024;
/** Where the shell cannot limit the memory, ffmpeg's own limit of an allocation is left. */
const limited = `ulimit -v ${addressSpaceKb} 2>/dev/null; exec "$0" "$@"`;

export interface FfmpegLimits {
  /** Milliseconds after which ffmpeg is killed. */
  ms: number;
  /** Kills ffmpeg; the run then rejects. */
  signal?: AbortSignal;
}

export interface FfmpegRun {
  ok: boolean;
  /** What ffmpeg wrote about its work. */
  log: string;
}

/**
 * Runs ffmpeg in a process of its own with limits of time and memory and without the environment of this one. It opens
 * nothing but files.
 */
export function runFfmpeg(
  program: string,
  parameters: readonly string[],
  { ms, signal }: FfmpegLimits,
): Promise<FfmpegRun> {
  const all = [
    '-hide_banner',
    '-nostdin',
    '-y',
    '-max_alloc',
    String(allocationBytes),
    ...parameters,
  ];
  return limit(async () => {
    signal?.throwIfAborted();
    const child = spawn('sh', ['-c', limited, program, ...all], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {},
      timeout: ms,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    const exited = new Promise<number | null>((resolve, reject) => {
      // A killed process is waited for: until then it writes to its folder, which the caller removes.
      child.on('error', (error) => (signal?.aborted ? undefined : reject(error)));
      child.once('close', resolve);
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const [log, code] = await Promise.all([text(child.stderr), exited]);
    signal?.throwIfAborted();
    return { ok: code === 0, log };
  });
}
