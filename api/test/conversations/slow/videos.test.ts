import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { withEdits } from '../../media/edited-film.ts';
import { makeVideo } from '../../media/make-videos.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { conversationCalls } from '../conversation-calls.ts';

describe('videos of messages', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { talk, send, upload, read } = conversationCalls(() => api);

  test('are converted, have a still, and are loaded in ranges by members', async () => {
    const { client, firm, id } = await talk();
    const content = await makeVideo('hevcMov');
    const added = await upload(client, id, { content, name: 'walk.mov' });
    assert.equal(added.statusCode, 201, added.body);
    assert.equal(added.json().kind, 'video');
    await send(client, id, { attachments: [added.json().id] });
    const [{ attachments }] = (await read(firm, id)).messages;
    const [{ url, still_url, media_width, media_height }] = attachments;
    assert.deepEqual([media_width, media_height], [320, 240]);
    const part = await api.get(url, { range: 'bytes=0-99' });
    assert.deepEqual([part.statusCode, part.rawPayload.length], [206, 100]);
    assert.equal(part.headers['content-type'], 'video/mp4');
    const still = await api.get(still_url);
    assert.match(String(still.headers['content-type']), /^image\//);
    assert.equal((await api.get(url.split('?')[0])).statusCode, 404);
  });

  test('that take minutes to convert are refused', async () => {
    const { client, id } = await talk();
    const content = withEdits(await makeVideo('large'), 1_000);
    const refused = await upload(client, id, { content });
    assert.deepEqual(
      [refused.statusCode, refused.json().codes],
      [400, { file: ['video_too_slow'] }],
    );
  });
});
