import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mediaLimits } from '@aangan/domain';
import sharp from 'sharp';
import { runWorker, WorkerFailed } from '../../src/media/processing/run-worker.ts';

const plenty = { ms: 60_000, bytes: 2 ** 31 };
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
    longestSide: 100,
    asStillWebp: false,
    bounds: mediaLimits,
  };
  const read = async () => picture;

  test('it is decoded there', async () => {
    const { answer, files } = await runWorker(task, read, plenty);
    assert.ok('dominantColor' in answer);
    const { dominantColor, ...facts } = answer;
    assert.deepEqual(facts, { extension: 'jpg', width: 100, height: 100 });
    assert.match(dominantColor, /^#1122/);
    assert.equal((await sharp(files[0]).metadata()).width, 100);
  });

  test('a process that takes too long, or too much memory, is ended, and that is said', async () => {
    const ended = (error: unknown) => error instanceof WorkerFailed && error.isLimit;
    await assert.rejects(runWorker(task, read, { ...plenty, ms: 1 }), ended);
    await assert.rejects(runWorker(task, read, { ...plenty, bytes: 1_000_000 }), ended);
    await runWorker(task, read, plenty);
  });

  test('what is no picture is an answer, not a crash', async () => {
    const { answer } = await runWorker(task, async () => Buffer.from('no picture'), plenty);
    assert.deepEqual(answer, { problem: 'invalid_image' });
  });
});
