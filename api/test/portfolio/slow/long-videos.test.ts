import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { portfolioLimits } from '@aangan/domain';
import { sql } from 'kysely';
import {
  prepareLongVideoTask,
  prepareVideoTask,
} from '../../../src/modules/portfolio/preparing/preparing.service.ts';
import { withEdits } from '../../media/edited-film.ts';
import { makeVideo } from '../../media/make-videos.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { type Headers, portfolioUrl, sendItem, texts, titlesOf } from '../portfolio-calls.ts';

const tooMuch =
  'This video is too much to convert here: at most 5 minutes of 4K with 60 pictures a second can be. Please save it shorter, smaller or with fewer pictures a second, and upload it again.';

describe('videos that take minutes', () => {
  let api: TestApi;
  let short: Buffer;
  let long: Buffer;
  let bomb: Buffer;
  before(async () => {
    api = await startTestApi();
    short = await makeVideo('hdr');
    long = withEdits(await makeVideo('large'), 1_000);
    bomb = withEdits(await makeVideo('largest'), 1_000);
  });
  after(() => api.stop());

  const firm = async () => (await ownFirm(api)).owner;
  const send = (headers: Headers, title: string, bytes: Buffer) =>
    sendItem(api, headers, [bytes], { ...texts, title });
  const line = async (headers: Headers) =>
    (await api.get(`${portfolioUrl}preparing/`, headers)).json();
  const clear = () => api.db.deleteFrom('portfolio_upload').execute();

  test('wait in a line of their own: a short one of another firm passes them', async () => {
    const [slow, other] = [(await firm()).headers, (await firm()).headers];
    for (const [title, place] of Object.entries({ 'Long 1': 1, 'Long 2': 2 })) {
      const answer = await send(slow, title, long);
      assert.deepEqual([answer.statusCode, answer.json().place], [202, place]);
    }
    assert.equal((await send(other, 'Short', short)).json().place, 1);
    assert.equal((await send(slow, 'Short too', short)).json().place, 2);
    await api.runJobs(prepareLongVideoTask);
    assert.deepEqual(
      [await titlesOf(api, other), await titlesOf(api, slow)],
      [['Short'], ['Short too']],
    );
    const places = (await line(slow)).map(({ place }: { place: number }) => place);
    assert.deepEqual(places, [1, 2]);
    await clear();
  });

  test('are refused before they wait where they are more than can be converted', async () => {
    const answer = await send((await firm()).headers, 'Bomb', bomb);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ images: [tooMuch] }));
  });

  test('are put aside where they looked short, and refused where they are too much there too', async () => {
    const { headers } = await firm();
    assert.equal((await send(headers, 'Bomb', short)).statusCode, 202);
    const sha256 = createHash('sha256').update(bomb).digest('hex');
    await api.blobs.put(bomb, { expectedSha256: sha256 });
    await api.db.updateTable('portfolio_upload').set({ upload_sha256: sha256 }).execute();
    await api.runJobs(prepareLongVideoTask);
    const [{ place, problem }] = await line(headers);
    assert.deepEqual([place, problem], [1, null]);
    await api.runJobs(prepareVideoTask);
    assert.equal((await line(headers))[0].problem, tooMuch);
    await clear();
  });

  test('cannot take the place of a firm that has none in line', async () => {
    const [crowd, other] = [await firm(), await firm()];
    await sql`insert into portfolio_upload (account_id, title, description, category, upload_sha256)
      select ${crowd.id}, 'One of many', 'Long enough.', 'other', repeat('0', 64)
      from generate_series(1, ${portfolioLimits.lineMax})`.execute(api.db);
    assert.equal((await send(other.headers, 'First', short)).statusCode, 202);
    assert.equal((await send(other.headers, 'Second', short)).statusCode, 400);
    assert.equal((await send(other.headers, 'Long', long)).statusCode, 202);
    await clear();
  });
});
