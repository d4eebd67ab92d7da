import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { MediaRefused } from '../../src/media/media-refused.ts';
import { prepareStream } from '../../src/media/prepare-stream.ts';

describe('a file that arrives as a stream', () => {
  let uploads: string;
  before(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'aangan-stream-'));
  });
  after(() => rm(uploads, { recursive: true }));

  const picture = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#335577' } })
      .png()
      .toBuffer();

  test('a picture is taken from a stream, and nothing is left of it', async () => {
    const content = Readable.from([await picture()]);
    const width = await prepareStream(content, { uploads, maxBytes: 10_000 }, async (media) => {
      assert.equal(media.mediaType, 'IMAGE');
      const { width: storedWidth } = await sharp(await readFile(media.file.path)).metadata();
      assert.equal(media.file.width, storedWidth);
      return storedWidth;
    });
    assert.equal(width, 30);
    assert.deepEqual(await readdir(uploads), []);
  });

  test('too much, nothing, something else and a stream that breaks are refused', async () => {
    const broken = (async function* () {
      yield await picture();
      throw new Error('connection lost');
    })();
    const use = () => assert.fail('nothing was prepared');
    const options = { uploads, maxBytes: 100 };
    const refusedAs = (code: string) => (error: unknown) =>
      error instanceof MediaRefused && error.code === code;
    await assert.rejects(
      prepareStream(Readable.from([Buffer.alloc(101)]), options, use),
      refusedAs('file_too_large'),
    );
    await assert.rejects(prepareStream(Readable.from([]), options, use), refusedAs('not_media'));
    await assert.rejects(
      prepareStream(Readable.from([Buffer.from('<html>')]), options, use),
      refusedAs('not_media'),
    );
    await assert.rejects(
      prepareStream(broken, { ...options, maxBytes: 10_000 }, use),
      /connection lost/,
    );
    assert.deepEqual(await readdir(uploads), []);
  });
});
