/**
 * The process that decodes pictures, and has no files: each task comes with its picture through the input, and each
 * answer leaves with its files through the output. A picture at fault is an answer; the end of this process is not.
 */
import { constants, setPriority } from 'node:os';
import { frameOf, framesIn } from './frames.ts';
import { type CopiesTask, makeCopies } from './make-copies.ts';
import { type PictureTask, preparePicture } from './prepare-picture.ts';

export type WorkerTask = PictureTask | CopiesTask;

const memoryPollMs = 20;
const outOfMemory = 75;

// Decoding runs in other threads, so this timer is in time.
const memoryMax = Number(process.argv[2]);
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) process.exit(outOfMemory);
}, memoryPollMs).unref();

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

for await (const { head, body } of framesIn(process.stdin, Number.POSITIVE_INFINITY)) {
  const task = head as WorkerTask;
  setPriority(task.kind === 'picture' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
  const { answer, files } =
    task.kind === 'picture' ? await preparePicture(task, body) : await makeCopies(task, body);
  const lengths = files.map(({ length }) => length);
  for (const part of frameOf({ answer, lengths }, files)) process.stdout.write(part);
}
