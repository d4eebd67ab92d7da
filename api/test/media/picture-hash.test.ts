import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { findAlike, keepHash } from '../../src/media/hashing/picture-hash.repository.ts';
import { askFor, hashPicture } from '../../src/media/hashing/picture-hash.ts';
import { greySquare } from '../../src/media/processing/grey-square.ts';
import { changedPicture, pictureChanges } from '../testing/changed-picture.ts';
import { madeKinds, madePicture, randomFrom } from '../testing/made-picture.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('pictures that are known again', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  async function keep(bytes: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await api.db
      .insertInto('media')
      .values({ sha256, extension: 'png', bytes: 9, width: 9, height: 9, dominant_color: null })
      .execute();
    await keepHash(api.db, sha256, hashPicture(await greySquare(bytes)));
    return sha256;
  }
  const alike = async (bytes: Buffer) =>
    (await findAlike(api.db, askFor(await greySquare(bytes)))).map(({ sha256 }) => sha256);

  for (const kind of madeKinds) {
    test(`a picture of ${kind} is found after each change, and by no other picture`, async () => {
      const original = await madePicture(kind, 1);
      const sha256 = await keep(original);
      const random = randomFrom(1);
      for (const change of pictureChanges) {
        const changed = await changedPicture(original, change, random);
        assert.deepEqual(await alike(changed), [sha256], change);
      }
      assert.deepEqual(await alike(await madePicture(kind, 2)), []);
    });
  }

  test('a picture of one colour is taken for no other', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    const white = await plain('#ffffff');
    await keep(white);
    assert.deepEqual(await alike(white), []);
  });
});
