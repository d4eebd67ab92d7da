import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { quoteCalls } from './quote-calls.ts';
import { sheetCalls } from './sheet-calls.ts';

describe('sheets of many firms at once', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof talk>>['firm'];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ firm } = await talk());
  });
  after(() => api.stop());
  const { talk } = quoteCalls(() => api);
  const { paste } = sheetCalls(
    () => api,
    () => firm,
  );

  test('wait for a thread, and are asked to come again where too many wait', async () => {
    const sheet = `Item\tQty\tRate\n${'Wardrobe\t4\t1,200\n'.repeat(1_000)}`;
    const answers = await Promise.all(Array.from({ length: 40 }, () => paste(sheet)));
    const codes = answers.map(({ statusCode }) => statusCode);
    assert.deepEqual([...new Set(codes)].sort(), [200, 503]);
    assert.ok(codes.filter((code) => code === 200).length >= 20);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    assert.equal(refused?.headers['retry-after'], '5');
    assert.equal((await paste(sheet)).statusCode, 200);
  });
});
