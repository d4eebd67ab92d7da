import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { CopiesTask } from './make-copies.ts';
import type { PictureTask } from './prepare-picture.ts';

/** Half of the start of a process is to compile what it loads. */
const { NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

const script = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Opened, a picture takes many times its bytes: so only few at a time in one process. A visitor waits for an upload, but
 * not for the copies.
 */
const lanes = { picture: pLimit(2), copies: pLimit(1) };

export interface WorkerLimits {
  /** Milliseconds after which the worker is killed. */
  ms: number;
  /** Resident memory in bytes at which the worker ends itself. */
  bytes: number;
}

/** The worker took too long, needed too much memory or crashed: the file is at fault, or is too much for us. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

/**
 * Decodes a file that was uploaded, in a process of its own: a decoder that hangs, crashes or fills the memory takes
 * nothing else with it. The process gets no secrets: of the environment it knows the folder of compiled code only.
 * @returns what the task answers
 * @throws WorkerFailed
 */
export function runWorker<Answer>(
  task: PictureTask | CopiesTask,
  { ms, bytes }: WorkerLimits,
): Promise<Answer> {
  return lanes[task.kind](async () => {
    const child = spawn(process.execPath, [script, JSON.stringify({ ...task, memoryMax: bytes })], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: compileCache,
      timeout: ms,
      killSignal: 'SIGKILL',
    });
    const exited = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      exited,
    ]);
    if (code !== 0) {
      throw new WorkerFailed(
        `The media worker ended with ${code ?? child.signalCode}: ${errors.slice(-500)}`,
      );
    }
    return JSON.parse(output) as Answer;
  });
}
