import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { usedMedia } from '../../src/media/used-media.ts';
import { keepPicture } from '../testing/fill-account.ts';
import { startTestApi } from '../testing/start-test-api.ts';

test('a sweep keeps pictures and their smaller copies, and removes bytes that no row names', async () => {
  const api = await startTestApi();
  try {
    const picture = await keepPicture(api, 'a picture');
    const put = async (text: string) => (await api.blobs.put(Buffer.from(text))).sha256;
    const [copy, orphan] = [await put('a smaller copy'), await put('an orphan')];
    await sql`insert into media_variant (sha256, width, format, blob_sha256)
      values (${picture}, 320, 'webp', ${copy})`.execute(api.db);
    const used = (keys: readonly string[]) => usedMedia(api.db, keys);
    assert.deepEqual(await api.blobs.sweep({ olderThanMs: 0, used }), { drafts: 0, blobs: 1 });
    const has = await Promise.all([picture, copy, orphan].map((key) => api.blobs.has(key)));
    assert.deepEqual(has, [true, true, false]);
  } finally {
    await api.stop();
  }
});
