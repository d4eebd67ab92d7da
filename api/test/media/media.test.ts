import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { ingestMedia } from '../../src/media/ingest-media.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const facts = { width: null, height: null, altText: '', dominantColor: null };
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(988, 7)]);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512"/></svg>',
);

describe('GET /media/{sha256}.{ext}', () => {
  let api: TestApi;
  let picture: Buffer;
  let pictureUrl: string;
  let videoUrl: string;
  let svgUrl: string;
  const urlOf = async (bytes: Buffer, extension: string) =>
    `/api/media/${await ingestMedia({ db: api.db, blobs: api.blobs }, bytes, facts)}.${extension}`;
  before(async () => {
    api = await startTestApi();
    picture = await sharp({
      create: { width: 800, height: 1000, channels: 3, background: '#b5654a' },
    })
      .jpeg()
      .toBuffer();
    pictureUrl = await urlOf(picture, 'jpg');
    videoUrl = await urlOf(mp4, 'mp4');
    svgUrl = await urlOf(svg, 'svg');
  });
  after(() => api.stop());

  test('serves the very bytes for ever', async () => {
    const answer = await api.get(pictureUrl);
    assert.equal(answer.statusCode, 200);
    assert.ok(answer.rawPayload.equals(picture));
    assert.equal(answer.headers['content-type'], 'image/jpeg');
    assert.equal(Number(answer.headers['content-length']), picture.length);
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  });

  test('answers 304 to who has it', async () => {
    const { etag } = (await api.get(pictureUrl)).headers;
    for (const known of [String(etag), `"other", W/${etag}`, '*']) {
      const answer = await api.get(pictureUrl, { 'if-none-match': known });
      assert.deepEqual([answer.statusCode, answer.body], [304, ''], known);
    }
    assert.equal((await api.get(pictureUrl, { 'if-none-match': '"other"' })).statusCode, 200);
  });

  test('answers HEAD without a body', async () => {
    const answer = await api.call('HEAD', pictureUrl);
    assert.deepEqual([answer.statusCode, answer.body], [200, '']);
    assert.equal(Number(answer.headers['content-length']), picture.length);
  });

  test('serves ranges of a video', async () => {
    const cases: [string, number, string][] = [
      ['bytes=0-99', 100, 'bytes 0-99/1000'],
      ['bytes=900-', 100, 'bytes 900-999/1000'],
      ['bytes=-1', 1, 'bytes 999-999/1000'],
      ['bytes=990-5000', 10, 'bytes 990-999/1000'],
    ];
    for (const [range, length, contentRange] of cases) {
      const answer = await api.get(videoUrl, { range });
      assert.equal(answer.statusCode, 206, range);
      assert.equal(answer.rawPayload.length, length);
      assert.equal(answer.headers['content-range'], contentRange);
      assert.equal(answer.headers['content-type'], 'video/mp4');
    }
  });

  test('a range beyond the end is 416; ranges it does not know get the whole', async () => {
    const beyond = await api.get(videoUrl, { range: 'bytes=1000-' });
    assert.equal(beyond.statusCode, 416);
    assert.equal(beyond.headers['content-range'], 'bytes */1000');
    assert.doesNotMatch(String(beyond.headers['cache-control']), /immutable/);
    for (const range of ['bytes=0-1,5-6', 'items=0-1', 'bytes=9-3', 'bytes=-']) {
      assert.equal((await api.get(videoUrl, { range })).statusCode, 200, range);
    }
    const stale = await api.get(videoUrl, { range: 'bytes=0-1', 'if-range': '"other"' });
    assert.equal(stale.statusCode, 200);
  });

  test('?w= answers a WebP of that width, made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.get(`${pictureUrl}?w=320`)),
    );
    for (const answer of answers) {
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'image/webp');
    }
    const { width, height } = await sharp(answers[0]?.rawPayload).metadata();
    assert.deepEqual([width, height], [320, 400]);
    const kept = await api.db.selectFrom('media_variant').selectAll().execute();
    assert.equal(kept.length, 1);
    assert.ok(await api.blobs.has(kept[0]?.blob_sha256 ?? ''));
  });

  test('a copy whose file was lost is made again', async () => {
    await api.get(`${pictureUrl}?w=480`);
    const { blob_sha256 } = await api.db
      .selectFrom('media_variant')
      .selectAll()
      .where('width', '=', 480)
      .executeTakeFirstOrThrow();
    await api.blobs.remove(blob_sha256);
    assert.equal((await api.get(`${pictureUrl}?w=480`)).statusCode, 200);
  });

  test('never makes a picture larger than it is', async () => {
    const answer = await api.get(`${pictureUrl}?w=1600`);
    assert.equal((await sharp(answer.rawPayload).metadata()).width, 800);
  });

  test('other widths, and widths of videos, are 400', async () => {
    for (const w of ['321', '0', '-320', 'x', '', '320.0', '1e3']) {
      const answer = await api.get(`${pictureUrl}?w=${w}`);
      assert.equal(answer.statusCode, 400, w);
      assert.deepEqual(answer.json(), withCodes({ w: [`"${w}" is not a valid choice.`] }));
    }
    assert.equal((await api.get(`${videoUrl}?w=320`)).statusCode, 400);
  });

  test('a drawing can be resized, and nothing in it can run as a page', async () => {
    assert.equal((await api.get(`${svgUrl}?w=320`)).headers['content-type'], 'image/webp');
    const answer = await api.get(svgUrl);
    assert.equal(answer.headers['content-type'], 'image/svg+xml');
    assert.match(
      String(answer.headers['content-security-policy']),
      /default-src 'none'.*frame-ancestors 'none'; sandbox/,
    );
    assert.match(
      String(answer.headers['content-disposition']),
      /^inline; filename="[0-9a-f]{16}\.svg"$/,
    );
  });

  test('what is not kept is 404, also under another ending', async () => {
    const unknown = `/api/media/${'0'.repeat(64)}`;
    const { sha256 } = await api.blobs.put(Buffer.from('in the store, but no media'));
    for (const url of [
      `${unknown}.jpg`,
      pictureUrl.replace('.jpg', '.png'),
      pictureUrl.replace('.jpg', '.exe'),
      pictureUrl.replace('.jpg', ''),
      pictureUrl.replace('.jpg', '.constructor'),
      '/api/media/..%2f..%2fetc%2fpasswd',
      `/api/media/${sha256}.jpg`,
    ]) {
      const answer = await api.get(url);
      assert.equal(answer.statusCode, 404, url);
      assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/);
    }
  });

  test('a kept file whose bytes are lost is 404 and never cached', async () => {
    const lost = await urlOf(Buffer.from('GIF89a, but short'), 'gif');
    await api.blobs.remove(lost.slice('/api/media/'.length, -'.gif'.length));
    for (const url of [lost, `${lost}?w=320`]) {
      const answer = await api.get(url);
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
  });

  test('the kind is read from the bytes; anything else is not kept', async () => {
    const png = await sharp(picture).resize(10).png().toBuffer();
    const webp = await sharp(picture).resize(10).webp().toBuffer();
    for (const [bytes, extension, type] of [
      [png, 'png', 'image/png'],
      [webp, 'webp', 'image/webp'],
      [Buffer.from('\0\0\0\x14ftypqt  ....'), 'mov', 'video/quicktime'],
    ] as const) {
      assert.equal((await api.get(await urlOf(bytes, extension))).headers['content-type'], type);
    }
    for (const bytes of ['<html><script>', '%PDF-1.7', '', 'MZ']) {
      const put = ingestMedia({ db: api.db, blobs: api.blobs }, Buffer.from(bytes), facts);
      await assert.rejects(put, /neither a picture nor a video/);
    }
  });
});
