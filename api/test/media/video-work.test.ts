import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { inspectVideo } from '../../src/media/ffmpeg/prepare-video.ts';
import { MediaRefused } from '../../src/media/media-refused.ts';
import { withEdits } from './edited-film.ts';
import { makeVideo } from './make-videos.ts';

describe('the work that a video is, before it begins', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-work-'));
  });
  after(() => rm(directory, { recursive: true }));
  const inspect = async (film: Buffer, format: 'mov' | 'gif' = 'mov') => {
    await writeFile(path.join(directory, 'upload'), film);
    return inspectVideo(format, 'upload', { directory });
  };

  test('counts each picture that is decoded, also where edits name it again', async () => {
    const { track } = await inspect(withEdits(await makeVideo('largest'), 100));
    assert.equal(track.samples, 12 * 100);
  });

  test('is refused where it is more than that of five minutes of 4K', async () => {
    await assert.rejects(
      inspect(withEdits(await makeVideo('largest'), 1_000)),
      (error) => error instanceof MediaRefused && error.code === 'video_too_slow',
    );
  });

  test('is long where it takes minutes, up to five minutes of 4K with 60 pictures a second', async () => {
    const { track, isLong } = await inspect(withEdits(await makeVideo('large'), 1_000));
    assert.deepEqual([track.samples, isLong], [300 * 60, true]);
    assert.equal((await inspect(await makeVideo('hdr'))).isLong, false);
  });

  test('is that of all pictures of an animation, which has no index', async () => {
    const { track, isLong } = await inspect(await makeVideo('gif'), 'gif');
    assert.deepEqual([track.samples, isLong], [400, false]);
  });
});
