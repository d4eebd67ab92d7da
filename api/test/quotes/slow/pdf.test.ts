import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { line, quoteCalls, wholeQuote } from '../quote-calls.ts';

const words =
  'मॉड्यूलर किचन की बेस यूनिट, मरीन प्लाई पर लैमिनेट; ज़रूरत के अनुसार फ़र्श की दुरुस्ती, स्थिति और दृश्य देखकर। ';

describe('the PDF of a quote', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { offered, client } = quoteCalls(() => api);

  const pdf = (quote: number, headers: object) =>
    api.call('GET', `/api/quotes/${quote}/versions/1/pdf/`, {
      headers: headers as Record<string, string>,
    });
  const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

  test('is for both sides, in the language of each', async () => {
    const { client: one, firm, quote } = await offered();
    await api.db.updateTable('account').set({ language: 'hi' }).where('id', '=', one.id).execute();
    const [hindi, english] = [await pdf(quote, one.headers), await pdf(quote, firm.headers)];
    for (const answer of [hindi, english]) {
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(answer.headers['content-type'], 'application/pdf');
      assert.equal(answer.rawPayload.subarray(0, 5).toString(), '%PDF-');
      assert.equal(pagesOf(answer.rawPayload), 1);
    }
    assert.match(hindi.rawPayload.toString('latin1'), /hi-IN/);
    assert.match(english.rawPayload.toString('latin1'), /en-IN/);
    assert.equal((await pdf(quote, (await client()).headers)).statusCode, 404);
  });

  test('has 200 pages of Devanagari within a minute, and others are answered meanwhile', async () => {
    const lines = Array.from({ length: 2_000 }, (_none, at) =>
      line({ id: `l${at}`, what: words.repeat(4) }),
    );
    const content = wholeQuote();
    content.sections[0]?.lines.splice(0, 1, ...lines);
    const { firm, quote } = await offered(content);
    const rss = process.memoryUsage().rss;
    const making = pdf(quote, firm.headers);
    let isMade = false;
    void making.then(() => {
      isMade = true;
    });
    let slowest = 0;
    while (!isMade) {
      const asked = performance.now();
      assert.equal((await api.get('/api/health/live/')).statusCode, 200);
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const answer = await making;
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    assert.ok(pagesOf(answer.rawPayload) >= 200, String(pagesOf(answer.rawPayload)));
    assert.ok(slowest < 3_000, `${slowest} ms`);
    assert.ok(process.memoryUsage().rss - rss < 700 * 1024 * 1024);
  });
});
