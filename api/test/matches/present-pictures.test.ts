import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hashPictures } from '../../src/media/hashing/hash-pictures.ts';
import { madePicture } from '../testing/made-picture.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { matchCalls } from './match-calls.ts';

describe('pictures from before pictures were hashed', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, add, added } = matchCalls(() => api);
  const hashes = () => api.db.selectFrom('picture_hash').select(['sha256', 'keys']).execute();

  test('are known again after the job, which does only what was left', async () => {
    const first = await firm('Studio Teak');
    const [one, other] = [await madePicture('shapes', 31), await madePicture('shapes', 32)];
    for (const picture of [one, other]) await added(first, picture);
    const [done, left] = await hashes();
    assert.ok(done && left);
    const keys = { keys: [], rest: 'x' };
    await api.db.updateTable('picture_hash').set(keys).where('sha256', '=', done.sha256).execute();
    await api.db.deleteFrom('picture_hash').where('sha256', '=', left.sha256).execute();
    await hashPictures({ db: api.db, blobs: api.blobs });
    const kept = new Map((await hashes()).map((hash) => [hash.sha256, hash.keys.length]));
    assert.equal(kept.get(done.sha256), 0, 'one that was done is not done again');
    assert.equal(kept.get(left.sha256), left.keys.length);
    const second = await firm('Studio Oak');
    const told = await Promise.all([one, other].map((picture) => add(second, picture)));
    assert.deepEqual(told.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  });

  test('and cannot be read are passed over', async () => {
    const first = await firm('Studio Jute');
    await added(first, await madePicture('shapes', 33));
    await added(first, await madePicture('shapes', 34));
    await api.db.deleteFrom('picture_hash').execute();
    const { sha256 } = await api.blobs.put(Buffer.from('no picture'));
    const row = { sha256, extension: 'jpg', bytes: 10, width: 9, height: 9, dominant_color: null };
    await api.db.insertInto('media').values(row).execute();
    await api.db
      .updateTable('portfolio_item')
      .set({ thumbnail_sha256: sha256 })
      .where('designer_id', '=', first.id)
      .execute();
    await hashPictures({ db: api.db, blobs: api.blobs });
    const unread = (await hashes()).find((hash) => hash.sha256 === sha256);
    assert.deepEqual(unread?.keys, []);
    assert.ok((await hashes()).some((hash) => hash.keys.length > 0));
  });
});
