import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeVideo } from '../../media/make-videos.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { type Headers, portfolioUrl, sendItem, texts, titlesOf } from '../portfolio-calls.ts';

describe('videos that have to be converted', () => {
  let api: TestApi;
  let video: Buffer;
  before(async () => {
    api = await startTestApi();
    video = await makeVideo('hdr');
  });
  after(() => api.stop());

  const firm = async () => (await ownFirm(api)).owner.headers;
  const send = (headers: Headers, title: string, bytes = video) =>
    sendItem(api, headers, [bytes], { ...texts, title });
  const line = async (headers: Headers) =>
    (await api.get(`${portfolioUrl}preparing/`, headers)).json();
  const places = async (headers: Headers) =>
    Object.fromEntries(
      (await line(headers)).map(({ title, place }: { title: string; place: number }) => [
        title,
        place,
      ]),
    );

  test('take turns: the first of another firm comes before the second of this one', async () => {
    const [many, other] = [await firm(), await firm()];
    for (const title of ['One', 'Two', 'Three']) {
      assert.equal((await send(many, title)).statusCode, 202);
    }
    const answer = await send(other, 'Other');
    assert.deepEqual([answer.statusCode, answer.json().place], [202, 2]);
    assert.deepEqual(await places(many), { One: 1, Two: 3, Three: 4 });
    const { id } = (await line(many))[2];
    assert.equal(
      (await api.call('DELETE', `${portfolioUrl}preparing/${id}/`, { headers: other })).statusCode,
      404,
    );
    assert.equal(
      (await api.call('DELETE', `${portfolioUrl}preparing/${id}/`, { headers: many })).statusCode,
      204,
    );
    await api.runJobs();
    assert.deepEqual(
      [await titlesOf(api, many), await titlesOf(api, other)],
      [['Two', 'One'], ['Other']],
    );
    assert.deepEqual([await line(many), await line(other)], [[], []]);
    const kept = await api.db
      .selectFrom('media')
      .select('bytes')
      .where('bytes', '=', video.length)
      .execute();
    assert.deepEqual(kept, [], 'the upload itself is gone');
  });

  test('are five of a firm at most, and one that cannot be converted says why', async () => {
    const headers = await firm();
    // Its head is whole.
    const broken = Buffer.concat([video]);
    const data = broken.indexOf('mdat');
    broken.fill(0xff, data + 4, data + 4_000);
    assert.equal((await send(headers, 'Broken', broken)).statusCode, 202);
    for (const title of ['2', '3', '4', '5']) await send(headers, title);
    const refused = await send(headers, '6');
    assert.equal(refused.statusCode, 400);
    const sentence =
      'Too many videos are being prepared. Please add this one once another is ready.';
    assert.deepEqual(refused.json(), withCodes({ non_field_errors: [sentence] }));
    await api.runJobs();
    assert.deepEqual(await titlesOf(api, headers), ['5', '4', '3', '2']);
    const [left, ...more] = await line(headers);
    assert.deepEqual([left.title, left.place, more.length], ['Broken', null, 0]);
    assert.match(left.problem, /video/);
  });

  test('are told as broken where they break off, though their index is whole', async () => {
    const headers = await firm();
    const whole = await makeVideo('hevcFastStart');
    for (const share of [0.5, 0.97]) {
      const cut = whole.subarray(0, whole.length * share);
      assert.equal((await send(headers, 'Cut', cut)).statusCode, 202);
    }
    await api.runJobs();
    const problems = (await line(headers)).map(({ problem }: { problem: string }) => problem);
    assert.equal(problems.length, 2);
    for (const problem of problems) assert.match(problem, /^Upload a valid video\./);
    assert.deepEqual(await titlesOf(api, headers), []);
  });
});
