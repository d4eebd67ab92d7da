/**
 * The process that decodes one file: its only argument is the task, its output the answer as JSON. A file at fault is
 * an answer; an exit with another status than 0 is not.
 */
import { constants, setPriority } from 'node:os';
import { type CopiesTask, makeCopies } from './make-copies.ts';
import { type PictureTask, preparePicture } from './prepare-picture.ts';

type WorkerTask = (PictureTask | CopiesTask) & { memoryMax: number };

const memoryPollMs = 20;
const outOfMemory = 75;

const task = JSON.parse(process.argv[2] ?? '{}') as WorkerTask;
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(task.kind === 'picture' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
// Decoding runs in other threads, so this timer is in time.
const watch = setInterval(() => {
  if (process.memoryUsage.rss() > task.memoryMax) process.exit(outOfMemory);
}, memoryPollMs);

const answer = task.kind === 'picture' ? await preparePicture(task) : await makeCopies(task);
clearInterval(watch);
process.stdout.write(JSON.stringify(answer));
