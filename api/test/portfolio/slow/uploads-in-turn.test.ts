import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { picture, sendItem } from '../portfolio-calls.ts';

const full = 'Several of your files are being opened. Please send this one once they are done.';

describe('pictures that a firm sends at once', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  test('wait in a short line of their own, and those of another firm do not', async () => {
    const [crowd, other] = [await ownFirm(api), await ownFirm(api)];
    const png = await picture().png().toBuffer();
    const done: string[] = [];
    const send = async (name: string, { owner }: typeof crowd) => {
      const answer = await sendItem(api, owner.headers, [png]);
      if (answer.statusCode === 201) done.push(name);
      return answer;
    };
    const sent = Array.from({ length: 16 }, () => send('crowd', crowd));
    const single = send('other', other);
    const refused = (await Promise.all(sent)).filter(({ statusCode }) => statusCode !== 201);
    assert.equal((await single).statusCode, 201);
    assert.ok(refused.length > 0);
    for (const { statusCode, body } of refused) {
      assert.deepEqual([statusCode, JSON.parse(body)], [400, withCodes({ images: [full] })]);
    }
    // A few of the crowd's may be done before the other request has arrived.
    assert.ok(done.indexOf('other') < done.length / 2, done.join());
  });
});
