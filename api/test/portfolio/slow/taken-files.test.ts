import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { makeCopiesTask } from '../../../src/media/copies/copies-task.ts';
import { describeVideo, makeVideo, turnedVideo } from '../../media/make-videos.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Headers, picture, portfolioUrl, sendItem } from '../portfolio-calls.ts';

describe('a file that is taken', () => {
  let api: TestApi;
  let headers: Headers;
  before(async () => {
    api = await startTestApi();
    headers = (await ownFirm(api)).owner.headers;
  });
  after(() => api.stop());

  async function add(bytes: Buffer) {
    const answer = await sendItem(api, headers, [bytes]);
    if (answer.statusCode === 201) return answer.json();
    assert.equal(answer.statusCode, 202, answer.body);
    await api.runJobs(makeCopiesTask);
    const [made] = (await api.get(portfolioUrl, headers)).json();
    assert.equal((await api.get(`${portfolioUrl}preparing/`, headers)).body, '[]');
    return made;
  }
  const bytesOf = async (address: string) => (await api.get(address)).rawPayload;

  test('a picture of each format is kept as JPEG, and as WebP where it can be transparent', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
      const { image_url } = await add(await picture('#405060').toFormat(format).toBuffer());
      assert.match(image_url, format === 'gif' ? /\.webp$/ : /\.jpg$/, format);
    }
    const glass = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    });
    assert.match((await add(await glass.png().toBuffer())).image_url, /\.webp$/);
  });

  test('what a camera notes in a picture is not kept, it stands upright, and it is no larger than shown', async () => {
    const photo = await picture('#123456', 4_000, 3_000)
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const item = await add(photo);
    assert.deepEqual([item.media_width, item.media_height], [1920, 2560]);
    const kept = await bytesOf(item.image_url);
    const { exif, width, height } = await sharp(kept).metadata();
    assert.deepEqual([exif, width, height], [undefined, 1920, 2560]);
    assert.ok(!kept.includes('Secret place'));
  });

  test('what is hidden behind a picture is not kept', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([
      await picture('#654321').jpeg().toBuffer(),
      Buffer.from(script),
    ]);
    const { image_url } = await add(polyglot);
    assert.ok(!(await bytesOf(image_url)).includes(script));
  });

  test('an animation moves on, as WebP', async () => {
    const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
    const frames = Buffer.alloc(20 * 60 * 3).fill(255, 20 * 20 * 3, 40 * 20 * 3);
    const item = await add(await sharp(frames, { raw }).gif().toBuffer());
    assert.match(item.image_url, /\.webp$/);
    assert.deepEqual([item.media_width, item.media_height], [20, 20]);
    assert.equal((await sharp(await bytesOf(item.image_url)).metadata()).pages, 3);
    await api.runJobs();
    const copy = await api.get(`${item.image_url}?w=64&f=avif`);
    assert.equal(copy.headers['content-type'], 'image/webp');
    assert.match(String(copy.headers['cache-control']), /immutable/);
    assert.equal((await sharp(copy.rawPayload).metadata()).pages, 3);
  });

  test('a video becomes H.264 in MP4 without what a camera notes, with a still', async () => {
    for (const kind of ['h264Mp4', 'h264Mov', 'hevcMov', 'fastStart'] as const) {
      const item = await add(await makeVideo(kind));
      assert.equal(item.media_type, 'VIDEO');
      assert.deepEqual(item.images, []);
      assert.match(item.video_url, /\.mp4$/);
      assert.deepEqual([item.media_width, item.media_height], [320, 240]);
      const { width, height } = await sharp(await bytesOf(item.image_url)).metadata();
      assert.deepEqual([width, height], [320, 240]);
      const played = await api.get(item.video_url, { range: 'bytes=0-99' });
      assert.deepEqual([played.statusCode, played.headers['content-type']], [206, 'video/mp4']);
      const described = await describeVideo(await bytesOf(item.video_url));
      assert.match(described, /"codec_name": "h264"[^}]*"pix_fmt": "yuv420p"/, kind);
      assert.equal(/"codec_name": "aac"/.test(described), ['hevcMov', 'fastStart'].includes(kind));
      assert.doesNotMatch(described, /"location|12\.97/);
    }
  });

  test('a picture of an iPhone is kept with the colours that it has there', async () => {
    const heic = await readFile(new URL('../../media/display-p3.heic', import.meta.url));
    const item = await add(heic);
    assert.match(item.image_url, /\.jpg$/);
    assert.deepEqual([item.media_width, item.media_height], [640, 480]);
    const corner = sharp(await bytesOf(item.image_url)).extract({
      left: 9,
      top: 9,
      width: 1,
      height: 1,
    });
    const [red = 0, green = 0, blue = 0] = await corner.raw().toBuffer();
    // 200, 60, 40 in Display P3.
    for (const off of [red - 217, green - 42, blue - 24]) assert.ok(Math.abs(off) <= 3);
  });

  test('HDR becomes what every screen shows, and the file says so', async () => {
    const { video_url } = await add(await makeVideo('hdr'));
    const described = await describeVideo(await bytesOf(video_url));
    const [track] = JSON.parse(described).streams;
    const { pix_fmt, color_space, color_transfer, color_primaries } = track;
    assert.deepEqual(
      [pix_fmt, color_space, color_transfer, color_primaries],
      ['yuv420p', 'bt709', 'bt709', 'bt709'],
    );
  });

  test('H.264 that names no colours is stored with the names of those that players take it for', async () => {
    const { video_url } = await add(await makeVideo('h264Mp4'));
    const [track] = JSON.parse(await describeVideo(await bytesOf(video_url))).streams;
    const { color_space, color_transfer, color_primaries } = track;
    assert.deepEqual(
      [color_space, color_transfer, color_primaries],
      Array(3).fill('smpte170m'),
      'of a small picture',
    );
  });

  test('an animation that is no GIF, or too long for a picture, becomes a video', async () => {
    for (const kind of ['apng', 'gif'] as const) {
      const item = await add(await makeVideo(kind));
      assert.equal(item.media_type, 'VIDEO', kind);
      const [track] = JSON.parse(await describeVideo(await bytesOf(item.video_url))).streams;
      assert.equal(track.codec_name, 'h264');
      assert.ok(Number(track.nb_frames) >= 10);
    }
  });

  test('a video that was filmed upright is shown upright', async () => {
    const item = await add(await turnedVideo());
    assert.deepEqual([item.media_width, item.media_height], [240, 320]);
    assert.match(await describeVideo(await bytesOf(item.video_url)), /"rotation": -?90/);
  });

  test('before the job has run a copy is WebP and soon asked for again; then it is AVIF and stays', async () => {
    const { image_url } = await add(await picture('#2244aa', 900, 600).png().toBuffer());
    const copy = () => api.get(`${image_url}?w=320&f=avif`);
    const copyBefore = await copy();
    assert.equal(copyBefore.headers['content-type'], 'image/webp');
    assert.equal(copyBefore.headers['cache-control'], 'public, max-age=60');
    await api.runJobs();
    const made = await copy();
    assert.equal(made.headers['content-type'], 'image/avif');
    assert.match(String(made.headers['cache-control']), /immutable/);
    assert.equal(made.headers['x-content-type-options'], 'nosniff');
    assert.equal((await sharp(made.rawPayload).metadata()).width, 320);
    const kept = await api.db
      .selectFrom('media_variant')
      .select(['width', 'format'])
      .where('sha256', '=', image_url.slice('/api/media/'.length, -'.jpg'.length))
      .orderBy('width')
      .execute();
    const widths = [48, 64, 96, 144, 216, 320, 480, 640, 960];
    const widthsIn = (format: string) =>
      kept.filter((one) => one.format === format).map(({ width }) => width);
    assert.deepEqual(widthsIn('webp'), widths);
    assert.deepEqual(widthsIn('avif'), widths.slice(4));
    const widest = await api.get(`${image_url}?w=960&f=avif`);
    assert.equal((await sharp(widest.rawPayload).metadata()).width, 900, 'never larger than it is');
    assert.equal((await api.get(`${image_url}?w=320&f=gif`)).statusCode, 400);
  });
});
