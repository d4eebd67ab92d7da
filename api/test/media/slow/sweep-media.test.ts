import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sweepMedia } from '../../../src/media/sweep-media.ts';
import { addItem, picture, portfolioUrl, sendItem } from '../../portfolio/portfolio-calls.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { signUpPassword } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { makeVideo } from '../make-videos.ts';

describe('a sweep of the media', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const keys = async () => {
    const all: string[] = [];
    for await (const key of api.blobs.list()) all.push(key);
    return all.sort();
  };
  const fill = async () => {
    const { owner } = await ownFirm(api);
    const item = await addItem(api, owner.headers, 'Kitchen', '#31415a');
    await sendItem(api, owner.headers, [await makeVideo('h264Mp4')]);
    await api.post(
      '/api/designers/profiles/set_profile_picture/',
      { portfolio_item_id: item.id },
      { headers: owner.headers },
    );
    await api.runJobs();
    return owner;
  };

  test('keeps pictures, videos, stills and copies, and removes bytes that no row names', async () => {
    const { headers } = await fill();
    const kept = await keys();
    assert.ok(
      kept.length > 6,
      'the picture, its copies, the video, its still and the still’s copies',
    );
    await api.blobs.put(Buffer.from('an orphan'));
    assert.deepEqual(await sweepMedia(api, 3_600_000), { drafts: 0, blobs: 0 }, 'it is fresh');
    assert.deepEqual(await sweepMedia(api, 0), { drafts: 0, blobs: 1 });
    assert.deepEqual(await keys(), kept);
    for (const { id } of (await api.get(portfolioUrl, headers)).json()) {
      await api.call('DELETE', `${portfolioUrl}${id}/`, { headers });
    }
    assert.deepEqual(await keys(), [], 'deleting the items has left nothing to sweep');
    assert.deepEqual(await sweepMedia(api, 0), { drafts: 0, blobs: 0 });
  });

  test('finds nothing of an account that was deleted', async () => {
    const { headers } = await fill();
    assert.ok((await keys()).length > 6);
    const payload = { password: signUpPassword };
    await api.call('DELETE', '/api/auth/me/', { payload, headers });
    await api.runJobs();
    assert.deepEqual(await keys(), []);
    const rows = await api.db.selectFrom('media_variant').select('width').execute();
    assert.deepEqual(rows, []);
  });

  test('copies that were about to be made of a picture that is gone leave nothing', async () => {
    const { owner } = await ownFirm(api);
    const { id } = (
      await sendItem(api, owner.headers, [await picture('#0a0b0c').png().toBuffer()])
    ).json();
    await api.call('DELETE', `${portfolioUrl}${id}/`, { headers: owner.headers });
    await api.runJobs();
    assert.deepEqual(await keys(), []);
  });

  test('removes what an upload left whose process was killed, but nothing that is being received', async () => {
    const abandoned = path.join(api.uploads, 'abandoned');
    await mkdir(path.join(api.uploads, 'running'), { recursive: true });
    await mkdir(abandoned);
    await writeFile(path.join(abandoned, 'upload'), 'half');
    await utimes(abandoned, new Date(0), new Date(0));
    assert.deepEqual(await sweepMedia(api, 3_600_000), { drafts: 1, blobs: 0 });
    assert.deepEqual(await readdir(api.uploads), ['running']);
  });
});
