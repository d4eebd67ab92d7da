import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { killGroup } from '../../../src/media/contained/jail.ts';
import { inspectVideo } from '../../../src/media/ffmpeg/prepare-video.ts';
import { MediaRefused } from '../../../src/media/media-refused.ts';
import { withEdits } from '../edited-film.ts';
import { makeVideo } from '../make-videos.ts';

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

  test('is refused for more samples than a film has, and they are not read to the end', async () => {
    const film = await makeVideo('manySamples');
    const started: ChildProcess[] = [];
    const onStart = (message: unknown) =>
      started.push((message as { process: ChildProcess }).process);
    subscribe('child_process', onStart);
    try {
      await assert.rejects(
        inspect(film),
        (error) => error instanceof MediaRefused && error.code === 'invalid_video',
      );
    } finally {
      unsubscribe('child_process', onStart);
    }
    const [ffprobe] = started;
    assert.ok(ffprobe && started.length === 1);
    assert.equal(ffprobe.signalCode, 'SIGKILL');
    // A line of each packet: 144,000 of 180,000 are read, and what the pipe held.
    const { bytesRead } = ffprobe.stdout as Socket;
    assert.ok(bytesRead > 5_500_000 && bytesRead < 6_700_000, `${bytesRead} bytes were read`);
  });

  test('is refused as too much where the system ends the look at it, and not as a broken film', async () => {
    const film = await makeVideo('manySamples');
    const onStart = (message: unknown) =>
      setImmediate(() => killGroup((message as { process: ChildProcess }).process));
    subscribe('child_process', onStart);
    try {
      await assert.rejects(
        inspect(film),
        (error) => error instanceof MediaRefused && error.code === 'video_too_slow',
      );
    } finally {
      unsubscribe('child_process', onStart);
    }
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
