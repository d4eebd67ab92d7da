/**
 * The process that decodes pictures, and has no files: each task comes with its picture through the input, and each
 * answer leaves with its files through the output. A picture at fault is an answer; the end of this process is not.
 */
import { constants, setPriority } from 'node:os';
import { frameOf, framesIn } from './frames.ts';
import { greySquare } from './grey-square.ts';
import { type CopiesTask, makeCopies } from './make-copies.ts';
import { type PictureTask, preparePicture } from './prepare-picture.ts';
import type { TaskResult } from './task-result.ts';

/** Makes the grey square of a picture that is kept, to know it again by. */
export interface SquareTask {
  kind: 'square';
}

export type WorkerTask = PictureTask | CopiesTask | SquareTask;

const pollMs = 20;
const overLimit = 75;

// Decoding runs in other threads, so this timer is in time.
const [memoryMax = 0, processorSeconds = 0] = process.argv.slice(2).map(Number);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isSlow = processorSeconds > 0 && user + system > processorSeconds * 1_000_000;
  if (isSlow || process.memoryUsage.rss() > memoryMax) process.exit(overLimit);
}, pollMs).unref();

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

for await (const { head, body } of framesIn(process.stdin, Number.POSITIVE_INFINITY)) {
  const task = head as WorkerTask;
  setPriority(task.kind === 'picture' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
  const { answer, files } = await done(task, body);
  const lengths = files.map(({ length }) => length);
  for (const part of frameOf({ answer, lengths }, files)) process.stdout.write(part);
}

async function done(task: WorkerTask, picture: Buffer): Promise<TaskResult<unknown>> {
  if (task.kind === 'picture') return preparePicture(task, picture);
  if (task.kind === 'copies') return makeCopies(task, picture);
  return { answer: null, files: [await greySquare(picture)] };
}
