import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carriedProgram } from '@aangan/server/carried-program';
import pLimit from 'p-limit';
import { jailed } from '../contained/jail.ts';
import { runContained } from '../contained/run-contained.ts';
import type { CopiesTask, MadeCopy } from './make-copies.ts';
import type { PictureAnswer, PictureTask } from './prepare-picture.ts';
import type { TaskResult } from './task-result.ts';
import type { WorkerTask } from './worker.ts';

/**
 * Opened, a picture takes many times its bytes: so only few at a time in one process. A visitor waits for an upload, but
 * not for the copies.
 */
const lanes = { picture: pLimit(2), copies: pLimit(1), copy: pLimit(2) };

export interface WorkerLimits {
  /** Milliseconds after which the worker is killed. */
  ms: number;
  /** Resident memory in bytes at which the worker ends itself. */
  bytes: number;
  /** What it waits in line with; that of its kind where none is named. */
  lane?: keyof typeof lanes;
}

/** The worker took too long, needed too much memory or crashed: the file is at fault, or is too much for us. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
  /** Whether a limit of time or memory ended it. */
  readonly isLimit: boolean;

  constructor(message: string, isLimit: boolean) {
    super(message);
    this.isLimit = isLimit;
  }
}

/** The status with which a worker ends itself. */
const outOfMemory = 75;
const outputMax = 128 * 1024 * 1024;

/**
 * Decodes a picture in a process of its own: a decoder that hangs, crashes or fills the memory takes nothing else with
 * it, and one that is taken over has no files, no network and no secrets.
 * @param read the picture, which is read when its turn has come
 * @returns what the task answers, and its files
 * @throws WorkerFailed
 */
export function runWorker(
  task: PictureTask,
  read: () => Promise<Uint8Array>,
  limits: WorkerLimits,
): Promise<TaskResult<PictureAnswer>>;
export function runWorker(
  task: CopiesTask,
  read: () => Promise<Uint8Array>,
  limits: WorkerLimits,
): Promise<TaskResult<MadeCopy[]>>;
export function runWorker(
  task: WorkerTask,
  read: () => Promise<Uint8Array>,
  { ms, bytes, lane = task.kind }: WorkerLimits,
): Promise<TaskResult<unknown>> {
  return lanes[lane](async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'aangan-picture-'));
    try {
      const head = Buffer.from(JSON.stringify(task));
      const input = [lengthOf(head), head, await read()];
      const command = workerCommand(directory, bytes);
      const run = await runContained(command, { cwd: directory, input, outputMax, ms });
      if (run.code !== 0) {
        const why = `The media worker ended with ${run.code}: ${run.log.slice(-500)}`;
        throw new WorkerFailed(why, run.isStopped || run.code === outOfMemory);
      }
      return readResult(run.output);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
}

const here = import.meta.dirname;
const packages = [
  path.join(here, '../../../node_modules'),
  path.join(here, '../../../../node_modules'),
];
let program: string[] | undefined;

/** The worker reads its own code, and has to load sharp's native part. */
function workerCommand(directory: string, memoryMax: number): string[] {
  const file = (name: string) => new URL(name, import.meta.url);
  program ??= carriedProgram(
    file('./worker.ts'),
    ['./make-copies.ts', './prepare-picture.ts', './decode-heic.ts'].map(file),
  );
  const command = [
    ...[process.execPath, '--permission', '--allow-addons'],
    ...packages.map((folder) => `--allow-fs-read=${folder}`),
    ...[...program, String(memoryMax)],
  ];
  const readable = [...packages, here, path.dirname(process.execPath)];
  return jailed({ command, directory, readable }) ?? command;
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

function readResult(output: Buffer): TaskResult<unknown> {
  let at = 4 + output.readUInt32BE(0);
  const { answer, lengths } = JSON.parse(output.toString('utf8', 4, at)) as {
    answer: unknown;
    lengths: number[];
  };
  const files = lengths.map((length) => {
    at += length;
    return output.subarray(at - length, at);
  });
  return { answer, files };
}
