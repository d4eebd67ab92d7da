import assert from 'node:assert/strict';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { mediaLimits } from '@aangan/domain';
import sharp from 'sharp';
import { startPictureWorker, WorkerFailed } from '../../../src/media/processing/picture-worker.ts';
import { copyPicture, decodePicture } from '../../../src/media/processing/run-worker.ts';

const plenty = { ms: 60_000, processorSeconds: 60, bytes: 2 ** 31 };
const isLimit = (error: unknown) => error instanceof WorkerFailed && error.isLimit;

/** The last of a chain of processes of which each has started the next: the decoder itself, in its jail. */
function innermost(pid = 0): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child ? innermost(Number(child)) : pid;
}

/** Tells each process that is started meanwhile. */
async function whileTold<Result>(
  onStart: (child: ChildProcessWithoutNullStreams) => unknown,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const listener = (message: unknown) => {
    const { process: child } = message as { process: ChildProcessWithoutNullStreams };
    // It has no pipes yet.
    queueMicrotask(() => onStart(child));
  };
  subscribe('child_process', listener);
  try {
    return await work();
  } finally {
    unsubscribe('child_process', listener);
  }
}

/** A worker, and the process that it was started with. */
async function startTold() {
  const started: ChildProcessWithoutNullStreams[] = [];
  const worker = await whileTold(
    (one) => started.push(one),
    () => startPictureWorker(plenty.bytes),
  );
  const [child] = started;
  assert.ok(child?.pid);
  return { worker, child, pid: child.pid };
}

describe('work on a picture in a process of its own', () => {
  let picture: Buffer;
  before(async () => {
    const large = sharp({
      create: { width: 4_000, height: 4_000, channels: 3, background: '#123' },
    });
    picture = await large.png().toBuffer();
  });

  const task = {
    kind: 'picture' as const,
    maxSide: 100,
    asStillWebp: false,
    bounds: mediaLimits,
  };
  const read = async () => picture;

  test('it is decoded there', async () => {
    const { answer, files } = await decodePicture(task, read, plenty);
    assert.ok('dominantColor' in answer);
    const { dominantColor, ...facts } = answer;
    assert.deepEqual(facts, { extension: 'jpg', width: 100, height: 100 });
    assert.match(dominantColor, /^#1122/);
    assert.equal((await sharp(files[0]).metadata()).width, 100);
  });

  test('a process that takes too long, or too much memory, is ended, and that is said', async () => {
    await assert.rejects(decodePicture(task, read, { ...plenty, ms: 1 }), isLimit);
    await assert.rejects(decodePicture(task, read, { ...plenty, bytes: 1_000_000 }), isLimit);
    await decodePicture(task, read, plenty);
  });

  test('so is one that needs more of the processor than its share', async () => {
    // It takes several seconds of a fast processor.
    const [width, height, channels] = [8_000, 6_000, 3] as const;
    const flat = sharp({ create: { width, height, channels, background: '#c81' } });
    const costly = await flat.avif({ quality: 1, effort: 0 }).toBuffer();
    await assert.rejects(
      decodePicture(task, async () => costly, { ...plenty, processorSeconds: 1 }),
      isLimit,
    );
  });

  test('so is one that the system ends', async () => {
    const { worker, pid } = await startTold();
    await worker.run(task, picture, plenty.ms);
    process.kill(innermost(pid), 'SIGKILL');
    await assert.rejects(worker.run(task, picture, plenty.ms), isLimit);
  });

  test('so is one that goes on where its output has ended', async () => {
    const { worker, child, pid } = await startTold();
    const running = worker.run(task, picture, 500);
    process.kill(-pid, 'SIGSTOP');
    child.stdout.push(null);
    await assert.rejects(running, isLimit);
  });

  test('one that has answered is ended, also where it would not end by itself', async () => {
    let received = Buffer.alloc(0);
    const isWhole = () =>
      received.length === 8 + received.readUInt32BE(0) + received.readUInt32BE(4);
    const stopOnceAnswered = ({ pid, stdout }: ChildProcessWithoutNullStreams) =>
      stdout.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (isWhole()) process.kill(innermost(pid), 'SIGSTOP');
      });
    const { answer } = await whileTold(stopOnceAnswered, () => decodePicture(task, read, plenty));
    assert.ok('dominantColor' in answer);
  });

  test('what is no picture is an answer, not a crash', async () => {
    const { answer } = await decodePicture(task, async () => Buffer.from('no picture'), plenty);
    assert.deepEqual(answer, { problem: 'invalid_image' });
  });

  test('copies of several pictures are made by one process, which a failure ends', async () => {
    const worker = startPictureWorker(plenty.bytes);
    const copies = (width: number) => ({
      kind: 'copies' as const,
      widths: [width],
      formats: ['webp'] as const,
    });
    for (const width of [216, 320]) {
      const { files } = await worker.run(copies(width), picture, plenty.ms);
      assert.equal((await sharp(files[0]).metadata()).width, width);
    }
    await assert.rejects(worker.run(copies(320), picture, 1), WorkerFailed);
    await worker.exited;
  });

  test('a process that waits for the next picture is replaced where it is gone', async () => {
    const copyTask = { kind: 'copies' as const, widths: [320], formats: ['webp'] as const };
    const limits = { ms: plenty.ms, lane: 'copy' as const };
    await copyPicture(copyTask, read, limits);
    await assert.rejects(
      copyPicture(copyTask, async () => Buffer.from('none'), limits),
      WorkerFailed,
    );
    const { files } = await copyPicture(copyTask, read, limits);
    assert.equal((await sharp(files[0]).metadata()).width, 320);
  });
});
