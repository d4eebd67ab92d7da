import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { mediaReferences } from '../../../src/media/remove-unused-media.ts';
import { multipart } from '../../testing/multipart.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

const url = '/api/auth/me/avatar/';
const noPicture = {
  avatar: [
    'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
  ],
};

const square = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } });

describe('the picture of an account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  type Headers = Record<string, string>;
  const send = (headers: Headers, body: ReturnType<typeof multipart>) =>
    api.call('PUT', url, { payload: body.payload, headers: { ...headers, ...body.headers } });
  const put = (headers: Headers, content: Buffer | string) =>
    send(headers, multipart([{ name: 'avatar', content, fileName: 'me.png' }]));
  const remove = (headers: Headers) => api.call('DELETE', url, { headers });
  const shaOf = (path: string) => /([0-9a-f]{64})/.exec(path)?.[1] ?? '';

  test('each format is taken and shown, whatever the file says that it is', async () => {
    const { headers } = await signUp(api, 'client');
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const answer = await put(headers, await square('#a4452c').toFormat(format).toBuffer());
      assert.equal(answer.statusCode, 200, answer.body);
      const shown = await api.get(answer.json().avatar);
      assert.equal(shown.headers['content-type'], 'image/webp');
      const { width, height } = await sharp(shown.rawPayload).metadata();
      assert.deepEqual([width, height], [60, 40]);
      assert.equal((await api.get('/api/auth/me/', headers)).json().avatar, answer.json().avatar);
    }
  });

  test('what a camera notes in a picture is not kept, and it stands upright', async () => {
    const { headers } = await signUp(api, 'client');
    const photo = await square('#123456')
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { avatar } = (await put(headers, photo)).json();
    const kept = await sharp((await api.get(avatar)).rawPayload).metadata();
    assert.equal(kept.exif, undefined);
    assert.deepEqual([kept.width, kept.height], [40, 60]);
  });

  test('a large one is made smaller', async () => {
    const { headers } = await signUp(api, 'client');
    const large = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#888' } });
    const { avatar } = (await put(headers, await large.jpeg().toBuffer())).json();
    const { width, height } = await sharp((await api.get(avatar)).rawPayload).metadata();
    assert.deepEqual([width, height], [1024, 512]);
  });

  test('what is no picture of these formats is refused', async () => {
    const { headers } = await signUp(api, 'client');
    const png = await square('#fff').png().toBuffer();
    const bad = [
      'not a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      png.subarray(0, 60),
      Buffer.concat([png.subarray(0, 8), Buffer.alloc(500)]),
      Buffer.from('\x00\x00\x00\x18ftypisom', 'latin1'),
    ];
    for (const content of bad) {
      const answer = await put(headers, content);
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json(), withCodes(noPicture));
    }
    assert.equal((await api.get('/api/auth/me/', headers)).json().avatar, null);
  });

  test('a picture of more pixels than anybody shows is refused before it is opened', async () => {
    const { headers } = await signUp(api, 'client');
    const bomb = sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    });
    assert.deepEqual(
      (await put(headers, await bomb.png().toBuffer())).json(),
      withCodes(noPicture),
    );
  });

  test('no file, a text and an empty file are told apart', async () => {
    const { headers } = await signUp(api, 'client');
    const none = { avatar: ['No file was submitted.'] };
    const other = multipart([{ name: 'picture', content: 'x', fileName: 'x.png' }]);
    for (const answer of [
      await api.call('PUT', url, { headers }),
      await send(headers, multipart([])),
      await send(headers, other),
    ]) {
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json(), withCodes(none));
    }
    const text = await send(headers, multipart([{ name: 'avatar', content: 'x' }]));
    assert.deepEqual(
      text.json(),
      withCodes({
        avatar: ['The submitted data was not a file. Check the encoding type on the form.'],
      }),
    );
    assert.deepEqual(
      (await put(headers, '')).json(),
      withCodes({ avatar: ['The submitted file is empty.'] }),
    );
  });

  test('exactly 5 MB is 413, one byte less is read', async () => {
    const { headers } = await signUp(api, 'client');
    const limit = 5 * 1024 * 1024;
    assert.equal((await put(headers, Buffer.alloc(limit))).statusCode, 413);
    assert.equal((await put(headers, Buffer.alloc(limit - 1))).statusCode, 400);
    const png = await square('#a00').png().toBuffer();
    const padded = Buffer.concat([png, Buffer.alloc(limit - 1 - png.length)]);
    assert.equal((await put(headers, padded)).statusCode, 200);
  });

  test('two files at once and a torn body are refused', async () => {
    const { headers } = await signUp(api, 'client');
    const file = { name: 'avatar', content: await square('#a01').png().toBuffer(), fileName: 'a' };
    assert.equal((await send(headers, multipart([file, file]))).statusCode, 413);
    const whole = multipart([file]);
    const torn = { ...whole, payload: whole.payload.subarray(0, whole.payload.length - 40) };
    const answer = await send(headers, torn);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.json().detail, /^Multipart form parse error/);
    const withoutBoundary = { ...whole, headers: { 'content-type': 'multipart/form-data' } };
    assert.equal((await send(headers, withoutBoundary)).statusCode, 400);
  });

  test('another kind of body is 415 here, and a multipart one is elsewhere', async () => {
    const { headers } = await signUp(api, 'client');
    const json = await api.call('PUT', url, { payload: { avatar: 'x' }, headers });
    assert.equal(json.statusCode, 415);
    assert.deepEqual(
      json.json(),
      withCodes({
        detail: 'Unsupported media type "application/json" in request.',
      }),
    );
    const body = multipart([{ name: 'first_name', content: 'x' }]);
    const patched = await api.call('PATCH', '/api/auth/me/', {
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    });
    assert.equal(patched.statusCode, 415);
  });

  test('a picture that is replaced or removed is gone, with its smaller copies', async () => {
    const { headers } = await signUp(api, 'client');
    const first = (await put(headers, await square('#1020ff').png().toBuffer())).json().avatar;
    await api.get(`${first}?w=320`);
    const copies = await api.db
      .selectFrom('media_variant')
      .select('blob_sha256')
      .where('sha256', '=', shaOf(first))
      .execute();
    assert.equal(copies.length, 1);
    const second = (await put(headers, await square('#ff2010').png().toBuffer())).json().avatar;
    assert.equal((await api.get(first)).statusCode, 404);
    for (const blob of [shaOf(first), copies[0]?.blob_sha256 ?? '']) {
      assert.equal(await api.blobs.has(blob), false);
    }
    const removed = await remove(headers);
    assert.deepEqual([removed.statusCode, removed.json().avatar], [200, null]);
    assert.equal(await api.blobs.has(shaOf(second)), false);
    assert.equal((await remove(headers)).statusCode, 200, 'removing it again is no error');
  });

  test('a picture that another account shows too stays', async () => {
    const one = await signUp(api, 'client');
    const two = await signUp(api, 'client');
    const picture = await square('#abcdef').png().toBuffer();
    const { avatar } = (await put(one.headers, picture)).json();
    assert.equal((await put(two.headers, picture)).json().avatar, avatar);
    await remove(one.headers);
    assert.equal((await api.get(avatar)).statusCode, 200);
    await remove(two.headers);
    assert.equal((await api.get(avatar)).statusCode, 404);
  });

  test('the same picture set again stays, also while others remove it', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(api, 'client')));
    const picture = await square('#fedcba').png().toBuffer();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(people.map(({ headers }) => put(headers, picture)));
      const [first, ...others] = people;
      const answers = await Promise.all([
        ...others.map(({ headers }) => remove(headers)),
        put(first?.headers ?? {}, picture),
      ]);
      for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body);
      const { avatar } = (await api.get('/api/auth/me/', first?.headers)).json();
      assert.equal((await api.get(avatar)).statusCode, 200);
    }
  });

  test('every column that names a picture is asked before one is removed', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(`
      select distinct c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'media'::regclass and c.conrelid not in ('media_variant'::regclass, 'picture_hash'::regclass)
      order by 1`);
    assert.deepEqual(
      rows.map(({ name }) => name),
      mediaReferences.map(([table, column]) => `${table}.${column}`).sort(),
    );
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await put({}, 'x')).statusCode, 401);
    assert.equal((await remove({})).statusCode, 401);
  });
});
