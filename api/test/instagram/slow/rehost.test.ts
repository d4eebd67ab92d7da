import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, afterEach, before, describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { rehostPosts } from '../../../src/modules/instagram/rehost/rehost-posts.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { connectionOf, type Firm, onboardedFirm, postsOf } from '../firm-calls.ts';
import { type ScriptedProvider, startScriptedProvider } from '../scripted-provider.ts';

describe('copying pictures and videos of posts', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  let picture: Buffer;
  before(async () => {
    provider = await startScriptedProvider();
    api = await startTestApi();
    const { data } = await sharp({
      create: { width: 40, height: 50, channels: 3, background: '#335577' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a camera', ImageDescription: 'secret-place' } })
      .toBuffer({ resolveWithObject: true });
    picture = data;
  });
  after(async () => {
    await api.stop();
    await provider.stop();
  });
  afterEach(() => provider.reset());

  const run = ({ id }: Firm) => {
    const source = {
      hosts: [],
      sandboxUrl: `${provider.url}/`,
      timeoutMs: 2_000,
      maxImageBytes: 100_000,
      maxVideoBytes: 200_000,
    };
    const logger = createLogger({ name: 'test', level: 'silent' });
    return rehostPosts({ db: api.db, blobs: api.blobs, uploads: api.uploads, source, logger }, id);
  };
  const wait = async (
    firm: Firm,
    sourceId: string,
    parts: { type?: string; url?: string } = {},
  ) => {
    await sql`insert into instagram_import (account_id, source_id, media_type, media_url, posted_at)
      values (${firm.id}, ${sourceId}, ${parts.type ?? 'IMAGE'}, ${parts.url ?? `${provider.url}/${sourceId}.jpg`}, now())`.execute(
      api.db,
    );
  };
  const serve = (path: string, bytes: Buffer) => provider.on(path, () => ({ bytes }));
  const attempts = async ({ id }: Firm) => {
    const { rows } = await sql<{ attempts: number; gaveUp: boolean }>`
      select attempts, gave_up_at is not null as "gaveUp" from instagram_import
      where account_id = ${id}`.execute(api.db);
    return rows;
  };

  test('a picture is kept upright and small, without what a camera notes in it', async () => {
    const firm = await onboardedFirm(api);
    await wait(firm, 'a');
    serve('/a.jpg', picture);
    await run(firm);
    const [post] = await postsOf(api, firm);
    assert.equal(post.media_width, 40);
    assert.equal(post.media_height, 50);
    assert.match(post.dominant_color, /^#[0-9a-f]{6}$/);
    const kept = await api.get(post.media_url);
    assert.match(kept.headers['content-type'] ?? '', /^image\/(jpeg|webp)$/);
    assert.ok(picture.includes('secret-place') && !kept.rawPayload.includes('secret-place'));
  });

  test('what is no picture is given up at once, whatever its name and type say', async () => {
    const firm = await onboardedFirm(api);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [name, bytes] of [
      ['html', '<!doctype html><script>alert(1)</script>'],
      ['svg', svg],
      ['cut', picture.subarray(0, 60)],
    ] as const) {
      await wait(firm, name);
      serve(`/${name}.jpg`, Buffer.from(bytes));
    }
    await run(firm);
    assert.deepEqual(await postsOf(api, firm), []);
    const connection = await connectionOf(api, firm);
    assert.equal(connection.failed, 3);
    assert.equal(connection.importing, 0);
    assert.deepEqual(
      (await attempts(firm)).map(({ attempts: tried }) => tried),
      [1, 1, 1],
    );
  });

  test('what fails is tried five times in all, and the other posts are shown meanwhile', async () => {
    const firm = await onboardedFirm(api);
    await wait(firm, 'busy');
    await wait(firm, 'fine');
    provider.on('/busy.jpg', () => ({ status: 503 }));
    serve('/fine.jpg', picture);
    for (let time = 1; time <= 4; time += 1) {
      await run(firm);
      assert.deepEqual(await attempts(firm), [{ attempts: time, gaveUp: false }]);
      assert.equal((await postsOf(api, firm)).length, 1);
    }
    const { rows } = await sql<{ later: boolean }>`select run_at > now() as later
      from graphile_worker.jobs where key = ${`rehost-instagram-posts-${firm.id}`}`.execute(api.db);
    assert.deepEqual(rows, [{ later: true }], 'one job waits');
    await run(firm);
    assert.deepEqual(await attempts(firm), [{ attempts: 5, gaveUp: true }]);
    await run(firm);
    assert.equal(provider.count('/busy.jpg'), 5);
  });

  test('a video is kept as every browser plays it, with a still of it', async () => {
    const firm = await onboardedFirm(api);
    const file = new URL('../../../demo/media/videos/ceramics-set.mp4', import.meta.url);
    serve('/v.mp4', await readFile(file));
    await wait(firm, 'v', { type: 'VIDEO', url: `${provider.url}/v.mp4` });
    await run(firm);
    const [post] = await postsOf(api, firm);
    assert.equal((await api.get(post.video_url)).headers['content-type'], 'video/mp4');
    assert.match((await api.get(post.thumbnail_url)).headers['content-type'] ?? '', /^image\//);
    assert.ok(post.media_width > 0 && post.media_height > 0);
  });

  test('a video that is cut off is given up, and nothing of it is kept', async () => {
    const firm = await onboardedFirm(api);
    const file = new URL('../../../demo/media/videos/ceramics-set.mp4', import.meta.url);
    serve('/cut.mp4', (await readFile(file)).subarray(0, 300));
    await wait(firm, 'cut', { type: 'VIDEO', url: `${provider.url}/cut.mp4` });
    await run(firm);
    assert.deepEqual(await postsOf(api, firm), []);
    assert.deepEqual(await attempts(firm), [{ attempts: 1, gaveUp: true }]);
    assert.deepEqual(await readdir(api.uploads), []);
  });

  test('a picture where a video should be is no video', async () => {
    const firm = await onboardedFirm(api);
    serve('/v.mp4', picture);
    await wait(firm, 'v', { type: 'VIDEO', url: `${provider.url}/v.mp4` });
    await run(firm);
    assert.equal((await connectionOf(api, firm)).failed, 1);
  });

  test('a post that is gone before its copy is kept leaves nothing', async () => {
    const firm = await onboardedFirm(api);
    await wait(firm, 'late');
    provider.on('/late.jpg', () => ({ bytes: picture }));
    const source = {
      hosts: [],
      sandboxUrl: `${provider.url}/`,
      timeoutMs: 2_000,
      maxImageBytes: 100_000,
      maxVideoBytes: 1,
    };
    const logger = createLogger({ name: 'test', level: 'silent' });
    const deleting = {
      ...api.blobs,
      put: async () => assert.fail('The copy was kept.'),
    };
    await sql`create function forget() returns trigger language plpgsql as
      'begin return null; end'`.execute(api.db);
    await sql`create trigger forget before delete on instagram_import for each row execute function forget()`.execute(
      api.db,
    );
    await rehostPosts(
      { db: api.db, blobs: deleting, uploads: api.uploads, source, logger },
      firm.id,
    );
    await sql`drop trigger forget on instagram_import`.execute(api.db);
    assert.deepEqual(await postsOf(api, firm), []);
  });
});
