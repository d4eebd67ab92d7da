/**
 * The process that decodes one picture, and has no files. It reads the length of a task, the task as JSON and the
 * picture, and writes the same of its answer: a length, the answer with the lengths of files as JSON, and the files. A
 * picture at fault is an answer; an exit with another status than 0 is not.
 */
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { type CopiesTask, makeCopies } from './make-copies.ts';
import { type PictureTask, preparePicture } from './prepare-picture.ts';

export type WorkerTask = PictureTask | CopiesTask;

const memoryPollMs = 20;
const outOfMemory = 75;

// Decoding runs in other threads, so this timer is in time.
const memoryMax = Number(process.argv[2]);
const watch = setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) process.exit(outOfMemory);
}, memoryPollMs);
const received = await buffer(process.stdin);
const end = 4 + received.readUInt32BE(0);
const task = JSON.parse(received.toString('utf8', 4, end)) as WorkerTask;
const picture = received.subarray(end);
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(task.kind === 'picture' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);

const { answer, files } =
  task.kind === 'picture' ? await preparePicture(task, picture) : await makeCopies(task, picture);
clearInterval(watch);
const head = Buffer.from(JSON.stringify({ answer, lengths: files.map(({ length }) => length) }));
const length = Buffer.alloc(4);
length.writeUInt32BE(head.length);
for (const part of [length, head, ...files]) process.stdout.write(part);
