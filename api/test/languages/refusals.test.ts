import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { apiSentences } from '../../src/languages/api-sentences.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const inHindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };

describe('refusals in the language that a request prefers', () => {
  let api: TestApi;
  let client: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    client = await signUp(api, 'client', 'Asha');
  });
  after(() => api.stop());

  test('say the same, under the same codes', async () => {
    const body = { email: 'nobody', password: 'short', first_name: '', is_designer: 'perhaps' };
    const english = await api.post('/api/auth/register/', body);
    const hindi = await api.post('/api/auth/register/', body, { headers: inHindi });
    assert.equal(english.statusCode, 400);
    assert.equal(hindi.statusCode, 400);
    assert.deepEqual(hindi.json().codes, english.json().codes);
    assert.deepEqual(english.json().first_name, ['This field may not be blank.']);
    assert.deepEqual(hindi.json(), {
      email: ['सही ईमेल लिखें।'],
      password: ['इसमें कम से कम 8 अक्षर होने चाहिए।'],
      first_name: ['यह ख़ाली नहीं हो सकता।'],
      last_name: ['यह ज़रूरी है।'],
      is_designer: ['यह true या false होना चाहिए।'],
      codes: english.json().codes,
    });
  });

  test('say their language, and that it was decided by the request', async () => {
    for (const [header, locale, detail] of [
      [undefined, 'en-IN', 'Not found.'],
      ['en-IN,hi;q=0.9', 'en-IN', 'Not found.'],
      ['ta', 'en-IN', 'Not found.'],
      ['hi', 'hi-IN', 'यह नहीं मिला।'],
      ['en;q=0.2, hi-IN;q=0.7', 'hi-IN', 'यह नहीं मिला।'],
    ] as const) {
      const headers: Record<string, string> = header ? { 'accept-language': header } : {};
      for (const url of ['/api/nothing/', '/api/designers/profiles/999999/']) {
        const answer = await api.get(url, headers);
        assert.equal(answer.statusCode, 404);
        assert.deepEqual(answer.json(), { detail, code: 'not_found' });
        assert.equal(answer.headers['content-language'], locale);
        assert.match(String(answer.headers.vary), /\baccept-language\b/);
      }
    }
  });

  test('are in Hindi from every part that refuses', async () => {
    const headers = { ...inHindi, ...client.headers };
    const json = { ...headers, 'content-type': 'application/json' };
    const refused = await Promise.all([
      api.get('/api/auth/me/', inHindi),
      api.get('/api/auth/me/', { ...inHindi, authorization: 'Bearer nonsense' }),
      api.get('/api/operator/verifications/', headers),
      api.get('/api/designers/profiles/?page=none', inHindi),
      api.get('/api/designers/profiles/?city=atlantis', inHindi),
      api.get('/api/designers/profiles/?budget=much', inHindi),
      api.call('DELETE', '/api/designers/profiles/', { headers: inHindi }),
      api.call('PATCH', '/api/auth/me/', { payload: '{', headers: json }),
      api.call('PATCH', '/api/auth/me/', { payload: 'null', headers: json }),
      api.call('PATCH', '/api/auth/me/', {
        payload: 'a=b',
        headers: { ...json, 'content-type': 'text/x' },
      }),
      api.post(
        '/api/auth/login/',
        { email: 'a@b.example', password: 'wrong' },
        { headers: inHindi },
      ),
    ]);
    for (const answer of refused) {
      assert.ok(answer.statusCode >= 400, answer.body);
      assert.equal(answer.headers['content-language'], 'hi-IN', answer.body);
      const { code: _code, codes: _codes, messages: _messages, ...said } = answer.json();
      for (const sentence of Object.values(said).flat()) {
        assert.match(String(sentence), /\p{Script=Devanagari}/u, answer.body);
      }
    }
  });

  test('of too many requests have the seconds to wait in Hindi', async () => {
    const strict = await startTestApi({ failedLoginsPerAccount: 1 });
    const body = { email: 'a@b.example', password: 'wrong' };
    await strict.post('/api/auth/login/', body);
    const answer = await strict.post('/api/auth/login/', body, { headers: inHindi });
    await strict.stop();
    assert.equal(answer.statusCode, 429);
    const seconds = answer.headers['retry-after'];
    assert.equal(answer.json().detail, `बहुत ज़्यादा रिक्वेस्ट भेजी गईं। ${seconds} सेकंड बाद फिर कोशिश करें।`);
  });

  test('are the only answers that differ: successful ones are the same bytes', async () => {
    for (const url of [
      '/api/designers/profiles/',
      '/api/designers/vendors/?search=none',
      '/api/designers/profiles/facets/?city=atlantis&unknown=ignore',
    ]) {
      const english = await api.get(url, { 'accept-language': 'en' });
      const hindi = await api.get(url, inHindi);
      assert.equal(hindi.statusCode, 200, url);
      assert.equal(hindi.body, english.body, url);
      assert.equal(hindi.headers.etag, english.headers.etag);
      assert.equal(hindi.headers['content-language'], undefined);
      assert.doesNotMatch(String(hindi.headers.vary ?? ''), /accept-language/);
    }
  });

  test('have what is put into the English sentences', () => {
    const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [english, hindi] of apiSentences) {
      assert.deepEqual(namesIn(hindi), namesIn(english), english);
      assert.match(hindi, /\p{Script=Devanagari}/u, english);
    }
  });
});
