import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { changedPicture } from '../testing/changed-picture.ts';
import { madePicture, randomFrom } from '../testing/made-picture.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { matchCalls } from './match-calls.ts';

describe('a new item that looks like one of another firm', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, add, added, shownOf } = matchCalls(() => api);
  const copyOf = (picture: Buffer) =>
    changedPicture(picture, 'cropped, mirrored and resized', randomFrom(3));

  test('is not added before its firm says that it is its own work', async () => {
    const [first, second] = [await firm('Studio Fern'), await firm('Studio Moss')];
    const picture = await madePicture('shapes', 11);
    const id = await added(first, picture);
    const { created_at } = await api.db
      .selectFrom('portfolio_item')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const told = await add(second, await copyOf(picture));
    assert.equal(told.statusCode, 409, told.body);
    assert.equal(told.json().code, 'looks_like_another');
    const [{ firm_name, published_at }, ...others] = told.json().looks_like;
    assert.equal(firm_name, 'Studio Fern');
    assert.equal(new Date(published_at).getTime(), new Date(created_at).getTime());
    assert.deepEqual(others, []);
    assert.deepEqual(await shownOf(second), []);
  });

  test('is added when it says so, which is kept with who and when, and nothing is hidden', async () => {
    const [first, second] = [await firm('Studio Teak'), await firm('Studio Oak')];
    const picture = await madePicture('gradients', 12);
    const earlier = await added(first, picture);
    const answer = await add(second, await copyOf(picture), { own_work: 'true' });
    assert.equal(answer.statusCode, 201, answer.body);
    assertMatches('PortfolioItem', answer.json());
    const { id, looks_like } = answer.json();
    assert.equal(looks_like[0].firm_name, 'Studio Teak');
    assert.deepEqual(await shownOf(second), [id]);
    assert.deepEqual(await shownOf(first), [earlier]);
    const match = await api.db
      .selectFrom('picture_match')
      .select(['earlier_item_id', 'confirmed_by', 'confirmed_at'])
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([match.earlier_item_id, match.confirmed_by], [earlier, second.owner.id]);
    const age = Date.now() - new Date(match.confirmed_at ?? 0).getTime();
    assert.ok(age < 60_000, `${match.confirmed_at}`);
  });

  test('names three firms at most', async () => {
    const picture = await madePicture('noise', 13);
    for (const name of ['A', 'B', 'C', 'D']) {
      await add(await firm(`Studio ${name}`), picture, { own_work: 'true' });
    }
    const told = await add(await firm('Studio E'), picture);
    assert.equal(told.json().looks_like.length, 3);
  });

  test('asks nothing about pictures of its own firm, and none about another picture', async () => {
    const own = await firm('Studio Brass');
    const picture = await madePicture('text', 14);
    await added(own, picture);
    const again = await add(own, await copyOf(picture));
    assert.equal(again.statusCode, 201, again.body);
    assert.deepEqual(again.json().looks_like, []);
    const other = await add(await firm('Studio Linen'), await madePicture('text', 15));
    assert.equal(other.statusCode, 201, other.body);
  });

  test('does not tell a firm of a later copy of what it published itself', async () => {
    const [author, copier] = [await firm('Studio Lime'), await firm('Studio Copy')];
    const picture = await madePicture('noise', 21);
    await added(author, picture);
    await add(copier, await copyOf(picture), { own_work: 'true' });
    const again = await add(author, picture);
    assert.equal(again.statusCode, 201, again.body);
    assert.deepEqual(again.json().looks_like, []);
  });

  test('does not name a firm whose page is not public', async () => {
    const hidden = await firm('Studio Jute');
    const picture = await madePicture('shapes', 16);
    await added(hidden, picture);
    const change = { is_verified: false, verified_at: null };
    await api.db.updateTable('designer_profile').set(change).where('id', '=', hidden.id).execute();
    assert.equal((await add(await firm('Studio Arch'), picture)).statusCode, 201);
  });

  test('is told of an imported post, with when it was posted', async () => {
    const first = await firm('Studio Niche');
    const picture = await madePicture('gradients', 17);
    const item = await added(first, picture);
    const { media_sha256 } = await api.db
      .deleteFrom('portfolio_item')
      .where('id', '=', item)
      .returning('media_sha256')
      .executeTakeFirstOrThrow();
    const posted_at = '2026-01-02T03:04:05Z';
    await api.db
      .insertInto('instagram_post')
      .values({
        designer_id: first.id,
        vendor_id: null,
        source_id: 'post-1',
        media_type: 'IMAGE',
        media_sha256,
        thumbnail_sha256: null,
        posted_at,
        caption: '',
        permalink: null,
      })
      .execute();
    const told = await add(await firm('Studio Sofa'), await copyOf(picture));
    assert.equal(told.statusCode, 409, told.body);
    const [{ firm_name, published_at }] = told.json().looks_like;
    assert.equal(firm_name, 'Studio Niche');
    assert.equal(new Date(published_at).getTime(), new Date(posted_at).getTime());
  });
});
