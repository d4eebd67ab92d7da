import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { designerInfo, vendorInfo } from '../firms/own-profile/basic-info.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('GET /designers/portfolio/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const list = (headers = {}) => api.get('/api/designers/portfolio/', headers);

  async function addMedia(name: string, extension: string) {
    const sha256 = createHash('sha256').update(name).digest('hex');
    const facts = { width: 800, height: 1000, dominant_color: '#aabbcc', alt_text: name };
    await api.db
      .insertInto('media')
      .values({ sha256, extension, bytes: 9, ...facts })
      .execute();
    return sha256;
  }

  test('is 401 for guests and 403 for clients', async () => {
    assert.equal((await list()).statusCode, 401);
    const { headers } = await signUp(api, 'client');
    assert.equal((await list(headers)).statusCode, 403);
  });

  test('is an empty array while there is no profile, or nothing in it', async () => {
    for (const role of ['designer', 'architect', 'vendor'] as const) {
      const { headers } = await signUp(api, role);
      const answer = await list(headers);
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(answer.json(), [], role);
    }
  });

  test('has the own items only, newest first, pictures and videos told apart', async () => {
    const picture = await addMedia('picture', 'jpg');
    const video = await addMedia('video', 'mp4');
    const designer = await signUp(api, 'designer');
    const vendor = await signUp(api, 'vendor');
    const save = async (path: string, body: object, headers: Record<string, string>) =>
      (await api.post(`/api/designers/${path}/onboarding/`, body, { headers })).json().id;
    const designer_id = await save('profiles', designerInfo, designer.headers);
    const vendor_id = await save('vendors', vendorInfo, vendor.headers);
    const item = {
      title: 'Kitchen',
      description: 'A kitchen for five people.',
      category: 'residential',
      media_type: 'IMAGE' as const,
      media_sha256: picture,
      thumbnail_sha256: null,
      created_at: '2026-02-01T00:00:00Z',
    };
    await api.db
      .insertInto('portfolio_item')
      .values([
        { ...item, designer_id, vendor_id: null, title: 'Older' },
        {
          ...item,
          designer_id,
          vendor_id: null,
          title: 'Newer',
          media_type: 'VIDEO',
          media_sha256: video,
          thumbnail_sha256: picture,
          created_at: '2026-03-01T00:00:00Z',
        },
        { ...item, designer_id: null, vendor_id, title: 'Tiles' },
      ])
      .execute();
    const items = (await list(designer.headers)).json();
    for (const one of items) assertMatches('PortfolioItem', one);
    assert.deepEqual(
      items.map((one: { title: string }) => one.title),
      ['Newer', 'Older'],
    );
    const still = `/api/media/${picture}.jpg`;
    assert.deepEqual(
      items.map((one: Record<string, unknown>) => [one.image_url, one.images, one.video_url]),
      [
        [still, [], `/api/media/${video}.mp4`],
        [still, [still], null],
      ],
    );
    assert.deepEqual(
      (await list(vendor.headers)).json().map((one: { title: string }) => one.title),
      ['Tiles'],
    );
  });
});
