import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { portfolioLimits } from '@aangan/domain';
import sharp from 'sharp';
import { makeVideo } from '../../media/make-videos.ts';
import { multipart } from '../../testing/multipart.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import {
  type Headers,
  picture,
  portfolioUrl,
  sendItem,
  texts,
  titlesOf,
} from '../portfolio-calls.ts';

const notMedia = 'Please select an image or video file';
const broken =
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
const tooManyPixels =
  'This picture has too many pixels. At most 16,384 a side and 64 million in all (of a JPG 256 million) can be shown.';
const noVideo =
  'Upload a valid video. The file you uploaded either has no picture track or is corrupted.';
const tooLong = 'This video is too long: at most 5 minutes can be shown.';

describe('a file that cannot be taken', () => {
  let api: TestApi;
  let headers: Headers;
  before(async () => {
    api = await startTestApi();
    headers = (await ownFirm(api)).owner.headers;
  });
  after(() => api.stop());

  async function assertNothingKept() {
    assert.deepEqual(await titlesOf(api, headers), []);
    assert.deepEqual(await readdir(api.uploads).catch(() => []), []);
    assert.equal(
      (await api.db.selectFrom('media').selectAll().where('width', '<>', 8).execute()).length,
      0,
    );
  }

  /** What the refusal of an item with these files says, once nothing of it is left. */
  async function refusalOf(files: readonly (Buffer | string)[]): Promise<unknown> {
    const answer = await sendItem(api, headers, files);
    assert.equal(answer.statusCode, 400, answer.body);
    await assertNothingKept();
    return answer.json();
  }
  const withSentence = (sentence: string) => withCodes({ images: [sentence] });

  test('no file, an empty one, a text and two', async () => {
    const png = await picture().png().toBuffer();
    assert.deepEqual(await refusalOf([]), withSentence('No file was submitted.'));
    assert.deepEqual(await refusalOf(['']), withSentence('The submitted file is empty.'));
    assert.deepEqual(await refusalOf([png, png]), withSentence('Please send one file at a time.'));
    const text = await sendItem(api, headers, [], { ...texts, images: 'a text' });
    assert.deepEqual(text.json().codes, { images: ['not_a_file'] });
  });

  test('exactly 10 MB; one byte less is taken', async () => {
    const png = await picture().png().toBuffer();
    const limit = portfolioLimits.fileMax;
    assert.deepEqual(
      await refusalOf([Buffer.concat([png, Buffer.alloc(limit - png.length)])]),
      withSentence('File size must be less than 10MB'),
    );
    const { owner } = await ownFirm(api);
    const padded = Buffer.concat([png, Buffer.alloc(limit - 1 - png.length)]);
    assert.equal((await sendItem(api, owner.headers, [padded])).statusCode, 201);
    const [item] = (await api.get(portfolioUrl, owner.headers)).json();
    await api.call('DELETE', `${portfolioUrl}${item.id}/`, { headers: owner.headers });
  });

  test('a script under the name of a picture, a drawing, other files', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files = [
      '<script>alert(1)</script>',
      svg,
      `<?xml version="1.0"?>${svg}`,
      '%PDF-1.7',
      'MZ',
    ];
    for (const file of files) assert.deepEqual(await refusalOf([file]), withSentence(notMedia));
  });

  test('a script that begins as a picture does', async () => {
    assert.deepEqual(
      await refusalOf(['GIF89a/*<svg/onload=alert(1)>*/=1;alert(2)']),
      withSentence(broken),
    );
    assert.deepEqual(
      await refusalOf([Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1')]),
      withSentence(broken),
    );
  });

  test('a truncated picture', async () => {
    const noise = sharp(randomBytes(200 * 200 * 3), {
      raw: { width: 200, height: 200, channels: 3 },
    });
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      assert.deepEqual(
        await refusalOf([whole.subarray(0, whole.length * 0.6)]),
        withSentence(broken),
      );
    }
  });

  test('a decompression bomb, and a picture of 30,000 pixels a side', async () => {
    assert.deepEqual(
      await refusalOf([await picture('#000', 12_000, 12_000).png().toBuffer()]),
      withSentence(tooManyPixels),
    );
    assert.deepEqual(
      await refusalOf([await picture('#000', 30_000, 4).png().toBuffer()]),
      withSentence(tooManyPixels),
    );
  });

  test('an animation of 500 seconds', async () => {
    const raw = { width: 2, height: 2 * 5_000, channels: 3, pageHeight: 2 } as const;
    const gif = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .gif()
      .toBuffer();
    assert.deepEqual(await refusalOf([gif]), withSentence(tooLong));
  });

  test('a video without a picture track, a truncated one and one of more than five minutes', async () => {
    assert.deepEqual(await refusalOf([await makeVideo('soundOnly')]), withSentence(noVideo));
    const video = await makeVideo('h264Mp4');
    assert.deepEqual(await refusalOf([video.subarray(0, video.length / 2)]), withSentence(noVideo));
    for (const kind of ['long', 'lying'] as const) {
      assert.deepEqual(await refusalOf([await makeVideo(kind)]), withSentence(tooLong));
    }
  });

  test('a video whose index names two million samples', async () => {
    const video = await makeVideo('h264Mp4');
    const sizes = video.indexOf('stsz');
    // One size for all, and how many.
    video.writeUInt32BE(1, sizes + 8);
    video.writeUInt32BE(2_000_000, sizes + 12);
    assert.deepEqual(await refusalOf([video]), withSentence(noVideo));
  });

  test('a video whose head says that it is shorter than its samples', async () => {
    const video = await makeVideo('sparse');
    for (const [head, at] of Object.entries({ mvhd: 20, mdhd: 20, tkhd: 24 })) {
      video.writeUInt32BE(1, video.indexOf(head) + at);
    }
    assert.deepEqual(await refusalOf([video]), withSentence(tooLong));
  });

  test('a video of a hundred thousand edits', async () => {
    const edits = Buffer.concat([
      Buffer.from('\0\x12\x4f\x8celst\0\0\0\0'),
      Buffer.alloc(1_200_004),
    ]);
    edits.writeUInt32BE(100_000, 12);
    assert.deepEqual(
      await refusalOf([Buffer.concat([await makeVideo('h264Mp4'), edits])]),
      withSentence(noVideo),
    );
  });

  test('a truncated video whose index comes first', async () => {
    const video = await makeVideo('fastStart');
    for (const share of [0.5, 0.97]) {
      assert.deepEqual(
        await refusalOf([video.subarray(0, video.length * share)]),
        withSentence(noVideo),
      );
    }
  });

  test('an upload that breaks off leaves nothing', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const body = multipart([
      ...Object.entries(texts).map(([name, content]) => ({ name, content })),
      { name: 'images', content: randomBytes(4_000_000), fileName: 'a.jpg' },
    ]);
    const sending = request({
      host: '127.0.0.1',
      port,
      path: portfolioUrl,
      method: 'POST',
      headers: { ...headers, ...body.headers, 'content-length': body.payload.length },
    });
    sending.on('error', () => undefined);
    sending.write(body.payload.subarray(0, 2_000_000));
    await until(async () => (await readdir(api.uploads)).length > 0);
    sending.destroy();
    await until(async () => (await readdir(api.uploads)).length === 0);
    assert.deepEqual(await titlesOf(api, headers), []);
    await assertNothingKept();
  });

  test('a full disk is 507 with a clear message, and nothing is kept', async ({ mock }) => {
    const full = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const put = mock.method(api.blobs, 'put', full);
    const answer = await sendItem(api, headers, [await picture('#777').png().toBuffer()]);
    put.mock.restore();
    assert.equal(answer.statusCode, 507);
    assert.deepEqual(
      answer.json(),
      withCodes({ detail: 'Nothing more can be stored right now. Please try again later.' }),
    );
    await assertNothingKept();
  });
});

/** Waits for something that another part of the program does. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}
