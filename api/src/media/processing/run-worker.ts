import pLimit from 'p-limit';
import type { CopiesTask, MadeCopy } from './make-copies.ts';
import { type PictureWorker, startPictureWorker } from './picture-worker.ts';
import type { PictureAnswer, PictureTask } from './prepare-picture.ts';
import type { TaskResult } from './task-result.ts';
import type { SquareTask } from './worker.ts';

/**
 * Opened, a picture takes many times its bytes: so only few at a time in one process. A visitor waits for an upload, but
 * not for the copies.
 */
const lanes = { picture: pLimit(2), copies: pLimit(1), copy: pLimit(2) };

/**
 * Decodes a picture that was sent in a process of its own, which meets no second one: a decoder that hangs, crashes or
 * fills the memory takes nothing else with it, and one that is taken over has no files, no network and no secrets.
 * @param read the picture, which is read when its turn has come
 * @param limits milliseconds after which the process is killed; seconds of processor time and bytes of memory at which
 *   it ends itself
 * @throws WorkerFailed
 */
export function decodePicture(
  task: PictureTask,
  read: () => Promise<Uint8Array>,
  { ms, bytes, processorSeconds }: { ms: number; bytes: number; processorSeconds: number },
): Promise<TaskResult<PictureAnswer>> {
  return lanes.picture(async () => {
    const picture = await read();
    const worker = startPictureWorker(bytes, processorSeconds);
    try {
      return (await worker.run(task, picture, ms)) as TaskResult<PictureAnswer>;
    } finally {
      worker.kill();
      await worker.exited;
    }
  });
}

const copies = { memoryMax: 768 * 1024 * 1024, idleMs: 5_000, tasksMax: 200 };

interface Waiting {
  worker: PictureWorker;
  tasks: number;
  idle: NodeJS.Timeout;
}

/** Processes that have worked on kept pictures and wait a moment for the next picture. */
const waiting = new Set<Waiting>();

interface Limits {
  ms: number;
  /** `copy` where a visitor waits for it. */
  lane: 'copies' | 'copy';
}

/** Makes copies of a picture that this site keeps. @throws WorkerFailed */
export const copyPicture = (
  task: CopiesTask,
  read: () => Promise<Uint8Array>,
  limits: Limits,
): Promise<TaskResult<MadeCopy[]>> =>
  workOnKept(task, read, limits) as Promise<TaskResult<MadeCopy[]>>;

/** The grey square of a picture that this site keeps. @throws WorkerFailed */
export async function squareOfKept(
  read: () => Promise<Uint8Array>,
  limits: Limits,
): Promise<Uint8Array> {
  const { files } = await workOnKept({ kind: 'square' }, read, limits);
  return files[0] ?? new Uint8Array();
}

/**
 * Works on a picture that this site keeps. It is one that our own encoder wrote, so that a process works on
 * many pictures: to start one takes ten times as long as a copy.
 */
function workOnKept(
  task: CopiesTask | SquareTask,
  read: () => Promise<Uint8Array>,
  { ms, lane }: Limits,
): Promise<TaskResult<unknown>> {
  return lanes[lane](async () => {
    const picture = await read();
    const { worker, tasks } = takeWorker();
    try {
      const made = await worker.run(task, picture, ms);
      if (tasks < copies.tasksMax) keepWaiting(worker, tasks);
      else worker.kill();
      return made;
    } catch (error) {
      worker.kill();
      throw error;
    }
  });
}

function takeWorker(): { worker: PictureWorker; tasks: number } {
  const [found] = waiting;
  if (!found) return { worker: startPictureWorker(copies.memoryMax), tasks: 1 };
  waiting.delete(found);
  clearTimeout(found.idle);
  found.worker.keepAlive(true);
  return { worker: found.worker, tasks: found.tasks + 1 };
}

function keepWaiting(worker: PictureWorker, tasks: number): void {
  // An idle one keeps nothing alive.
  worker.keepAlive(false);
  const idle = setTimeout(() => {
    waiting.delete(one);
    worker.keepAlive(true);
    worker.kill();
  }, copies.idleMs).unref();
  const one = { worker, tasks, idle };
  waiting.add(one);
  void worker.exited.then(() => waiting.delete(one));
}

process.on('exit', () => {
  for (const { worker } of waiting) worker.abandon();
});
