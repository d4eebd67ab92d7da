import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { problemCodes } from '@aangan/domain';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { reviewCalls } from './review-calls.ts';

describe('a decision about the review that an operator has read', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = reviewCalls(() => api);
  const { person, vendor, operator, write, change, report, reported, card } = calls;

  for (const act of ['hide', 'keep'] as const) {
    test(`is refused where its author has edited it since, and else taken: ${act}`, async () => {
      const [author, tiles, staff] = [await person(), await vendor(), await operator()];
      const { id } = (await write(author, tiles.id)).json();
      const reporter = await person('client');
      await report(reporter, id);
      const read = async (): Promise<{ edited_at: string | null }> =>
        (await reported(staff, '?page_size=48')).results.find(
          (review: { id: number }) => review.id === id,
        );
      const decideAbout = ({ edited_at }: { edited_at: string | null }) => {
        const body = { why: 'We looked at it.', edited_at };
        return api.post(`/api/operator/reviews/${id}/${act}/`, body, { headers: staff.headers });
      };
      for (const title of ['Another house', 'A third house']) {
        const asRead = await read();
        assert.equal((await change(author, id, { title })).statusCode, 200);
        const refused = await decideAbout(asRead);
        assert.equal(refused.statusCode, 409, refused.body);
        const { sentence } = problemCodes.review_edited;
        assert.deepEqual(refused.json(), { detail: sentence, code: 'review_edited' });
      }
      assert.deepEqual(await calls.subjects(reporter), []);
      assert.equal((await card(tiles.id)).reviews_count, 1);
      const decided = await decideAbout(await read());
      assert.equal(decided.statusCode, 200, decided.body);
      assert.equal(decided.json().status, act === 'hide' ? 'hidden' : 'shown');
      assert.equal(await read(), undefined, 'its reports are closed');
    });
  }
});
