import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { vendorInfo } from '../../firms/own-profile/basic-info.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import {
  addItem,
  type Headers,
  picture,
  portfolioUrl,
  sendItem,
  shaOf,
  texts,
  titlesOf,
} from '../portfolio-calls.ts';

describe('the own portfolio', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const designer = async () => (await ownFirm(api)).owner.headers;
  const vendor = async () => {
    const { headers } = await signUp(api, 'vendor');
    await api.post('/api/designers/vendors/onboarding/', vendorInfo, { headers });
    return headers;
  };
  const order = (headers: Headers, ids: unknown) =>
    api.post(`${portfolioUrl}order/`, { ids }, { headers });
  const setPicture = (headers: Headers, portfolio_item_id: unknown) =>
    api.post('/api/designers/profiles/set_profile_picture/', { portfolio_item_id }, { headers });
  const remove = (headers: Headers, id: number) =>
    api.call('DELETE', `${portfolioUrl}${id}/`, { headers });
  const avatarOf = async (headers: Headers) =>
    (await api.get('/api/auth/me/', headers)).json().avatar;

  test('a picture is added, answered as it is listed, and comes first', async () => {
    for (const headers of [await designer(), await vendor()]) {
      await addItem(api, headers, 'Older');
      const bytes = await picture('#123456').jpeg().toBuffer();
      const answer = await sendItem(api, headers, [bytes], { ...texts, title: 'Newer 🏡✨' });
      assert.equal(answer.statusCode, 201, answer.body);
      assertMatches('PortfolioItem', answer.json());
      const { looks_like, ...item } = answer.json();
      assert.deepEqual(looks_like, []);
      assert.equal(item.media_type, 'IMAGE');
      assert.deepEqual([item.media_width, item.media_height], [60, 40]);
      assert.match(item.dominant_color, /^#[0-9a-f]{6}$/);
      assert.deepEqual((await api.get(portfolioUrl, headers)).json()[0], item);
      assert.deepEqual(await titlesOf(api, headers), ['Newer 🏡✨', 'Older']);
      assert.equal((await api.get(item.image_url)).statusCode, 200);
    }
    assert.deepEqual(await readdir(api.uploads), [], 'nothing is left where uploads are received');
  });

  test('every mistake of the form is told at once, in the words of the form', async () => {
    const headers = await designer();
    const bytes = await picture().png().toBuffer();
    const nothing = await sendItem(api, headers, [], {});
    assert.equal(nothing.statusCode, 400);
    const required = ['This field is required.'];
    assert.deepEqual(
      nothing.json(),
      withCodes({
        title: required,
        description: required,
        category: required,
        images: ['No file was submitted.'],
      }),
    );
    const blank = { title: ' ', description: '', category: '' };
    assert.deepEqual(
      (await sendItem(api, headers, [bytes], blank)).json(),
      withCodes({
        title: ['Title is required'],
        description: ['Description is required'],
        category: ['Category is required'],
      }),
    );
    const short = { title: 'x'.repeat(201), description: 'Too short', category: 'garden' };
    assert.deepEqual(
      (await sendItem(api, headers, [bytes], short)).json(),
      withCodes({
        title: ['Ensure this field has no more than 200 characters.'],
        description: ['Description must be at least 10 characters'],
        category: ['"garden" is not a valid choice.'],
      }),
    );
    assert.deepEqual(await titlesOf(api, headers), []);
  });

  test('a title or description in which nothing is visible is empty', async () => {
    const headers = await designer();
    const bytes = await picture().png().toBuffer();
    const unseen = { ...texts, title: '\u200b\u2060', description: '\u3164'.repeat(12) };
    assert.deepEqual(
      (await sendItem(api, headers, [bytes], unseen)).json(),
      withCodes({ title: ['Title is required'], description: ['Description is required'] }),
    );
  });

  test('needs a profile to add to', async () => {
    const { headers } = await signUp(api, 'designer');
    const answer = await sendItem(api, headers, [await picture().png().toBuffer()]);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({ non_field_errors: ['Complete your profile first.'] }),
    );
  });

  test('the same Idempotency-Key adds one item', async () => {
    const headers = { ...(await designer()), 'idempotency-key': randomUUID() };
    const bytes = await picture().png().toBuffer();
    const [first, again] = [
      await sendItem(api, headers, [bytes]),
      await sendItem(api, headers, [bytes]),
    ];
    assert.deepEqual([first.statusCode, again.statusCode], [201, 201]);
    assert.deepEqual(again.json(), first.json());
    assert.equal((await titlesOf(api, headers)).length, 1);
    const malformed = { ...headers, 'idempotency-key': 'not a uuid' };
    assert.equal((await sendItem(api, malformed, [bytes])).statusCode, 400);
  });

  test('the texts are changed; what is not sent stays', async () => {
    const headers = await designer();
    const added: { id: number; looks_like?: unknown } = await addItem(api, headers);
    const { looks_like: _none, ...item } = added;
    const change = (body: object) =>
      api.call('PATCH', `${portfolioUrl}${item.id}/`, { payload: body, headers });
    const changed = await change({ title: 'Pantry', category: 'retail' });
    assert.equal(changed.statusCode, 200);
    assert.deepEqual(changed.json(), { ...item, title: 'Pantry', category: 'retail' });
    const refused = await change({ title: '', description: 'Short' });
    assert.deepEqual(
      refused.json(),
      withCodes({
        title: ['Title is required'],
        description: ['Description must be at least 10 characters'],
      }),
    );
    assert.deepEqual(await titlesOf(api, headers), ['Pantry']);
  });

  test('the order is the one that was set; what is added later comes before', async () => {
    const headers = await designer();
    const [one, two, three] = [
      await addItem(api, headers, 'One'),
      await addItem(api, headers, 'Two'),
      await addItem(api, headers, 'Three'),
    ];
    const ordered = await order(headers, [two.id, three.id, one.id]);
    assert.equal(ordered.statusCode, 200);
    const titles = ordered.json().map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, ['Two', 'Three', 'One']);
    await addItem(api, headers, 'Four');
    assert.deepEqual(await titlesOf(api, headers), ['Four', 'Two', 'Three', 'One']);
    await order(headers, [one.id, two.id]);
    assert.deepEqual(await titlesOf(api, headers), ['Four', 'Three', 'One', 'Two']);
  });

  test('only own items can be put in order, each of them once', async () => {
    const headers = await designer();
    const own = await addItem(api, headers);
    const foreign = await addItem(api, await vendor());
    for (const other of [foreign.id, 999_999]) {
      const answer = await order(headers, [own.id, other]);
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().code, 'not_found');
    }
    const twice = await order(headers, [own.id, own.id]);
    assert.equal(twice.statusCode, 400);
    assert.deepEqual(
      twice.json(),
      withCodes({ ids: { 1: ['Invalid data. An item can be named once.'] } }),
    );
    assert.equal((await order(headers, 'x')).statusCode, 400);
    assert.equal((await order(headers, ['x'])).statusCode, 400);
  });

  test('an item becomes the profile picture of a designer and of a vendor', async () => {
    for (const headers of [await designer(), await vendor()]) {
      const [first, second] = [
        await addItem(api, headers, 'First', '#101010'),
        await addItem(api, headers, 'Second', '#f0f0f0'),
      ];
      for (const { id, image_url } of [first, second]) {
        const answer = await setPicture(headers, id);
        assert.equal(answer.statusCode, 200, answer.body);
        assertMatches('User', answer.json());
        assert.equal(answer.json().avatar, image_url);
        const items: (typeof first)[] = (await api.get(portfolioUrl, headers)).json();
        const marked = items.filter((item) => item.is_profile_picture).map((item) => item.id);
        assert.deepEqual(marked, [id]);
      }
      assert.equal((await api.get(first.image_url)).statusCode, 200, 'the former stays an item');
    }
  });

  test('a picture that is set or removed elsewhere is no longer an item’s', async () => {
    const headers = await designer();
    const { id, image_url } = await addItem(api, headers);
    await setPicture(headers, id);
    await api.call('DELETE', '/api/auth/me/avatar/', { headers });
    const [item] = (await api.get(portfolioUrl, headers)).json();
    assert.equal(item.is_profile_picture, false);
    assert.equal((await api.get(image_url)).statusCode, 200, 'the item keeps its picture');
  });

  test('a video cannot be the profile picture', async () => {
    const { id: designer_id, owner } = await ownFirm(api);
    const { image_url } = await addItem(api, owner.headers);
    const sha256 = shaOf(image_url);
    const { id } = await api.db
      .insertInto('portfolio_item')
      .values({
        ...texts,
        designer_id,
        vendor_id: null,
        media_type: 'VIDEO',
        media_sha256: sha256,
        thumbnail_sha256: sha256,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      (await setPicture(owner.headers, id)).json(),
      withCodes({ portfolio_item_id: ['Only an image can be the profile picture.'] }),
    );
  });

  test('deleting the item of the profile picture clears the picture, and its files are gone', async () => {
    const headers = await designer();
    const { id, image_url } = await addItem(api, headers, 'Gone', '#00ff77');
    await setPicture(headers, id);
    await api.runJobs();
    const copies = await api.db
      .selectFrom('media_variant')
      .select('blob_sha256')
      .where('sha256', '=', shaOf(image_url))
      .execute();
    assert.ok(copies.length >= 2);
    const answer = await remove(headers, id);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal(await avatarOf(headers), null);
    assert.deepEqual(await titlesOf(api, headers), []);
    for (const blob of [shaOf(image_url), ...copies.map((copy) => copy.blob_sha256)]) {
      assert.equal(await api.blobs.has(blob), false);
    }
    assert.equal((await api.get(image_url)).statusCode, 404);
  });

  test('the item of another firm is 404 for everything', async () => {
    const { id } = await addItem(api, await designer());
    for (const headers of [await designer(), await vendor()]) {
      const patched = await api.call('PATCH', `${portfolioUrl}${id}/`, { payload: {}, headers });
      assert.equal(patched.statusCode, 404);
      assert.equal((await remove(headers, id)).statusCode, 404);
      assert.equal((await setPicture(headers, id)).statusCode, 404);
    }
  });

  test('two items of the same picture are two items, and the picture stays with the second', async () => {
    const headers = await designer();
    const one = await addItem(api, headers, 'One', '#707070');
    const two = await addItem(api, headers, 'Two', '#707070');
    assert.equal(one.image_url, two.image_url);
    await remove(headers, one.id);
    assert.equal((await api.get(two.image_url)).statusCode, 200);
  });
});
