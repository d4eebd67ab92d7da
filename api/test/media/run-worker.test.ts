import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import type { PreparedPicture } from '../../src/media/processing/prepare-picture.ts';
import { runWorker, WorkerFailed } from '../../src/media/processing/run-worker.ts';

const plenty = { ms: 60_000, bytes: 2 ** 31 };
describe('work on a file in a process of its own', () => {
  let directory: string;
  let input: string;
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-worker-'));
    input = path.join(directory, 'input');
    const large = sharp({
      create: { width: 4_000, height: 4_000, channels: 3, background: '#123' },
    });
    await writeFile(input, await large.png().toBuffer());
  });
  after(() => rm(directory, { recursive: true }));

  const task = () => ({
    kind: 'picture' as const,
    input,
    output: path.join(directory, 'output'),
    longestSide: 100,
    asStillWebp: false,
  });

  test('a file is decoded in a process of its own', async () => {
    const { dominantColor, ...answer } = await runWorker<PreparedPicture>(task(), plenty);
    assert.deepEqual(answer, { extension: 'jpg', width: 100, height: 100 });
    assert.match(dominantColor, /^#1122/);
  });

  test('a process that takes too long, or too much memory, is ended', async () => {
    await assert.rejects(runWorker(task(), { ...plenty, ms: 1 }), WorkerFailed);
    await assert.rejects(runWorker(task(), { ...plenty, bytes: 1_000_000 }), WorkerFailed);
    await runWorker(task(), plenty);
  });

  test('a file that is gone is an answer, not a crash', async () => {
    const answer = await runWorker({ ...task(), input: `${input}-gone` }, plenty);
    assert.deepEqual(answer, { problem: 'invalid_image' });
  });
});
