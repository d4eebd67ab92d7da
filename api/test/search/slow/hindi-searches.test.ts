import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { seed } from '../../../src/seed/seed.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import {
  devanagariSearches,
  type HindiSearch,
  latinSearches,
  mixedSearches,
} from '../hindi-searches.ts';

describe('searching the demo data in Hindi', () => {
  let api: TestApi;
  let origin: string;
  before(async () => {
    api = await startTestApi();
    await seed({
      database: api.database,
      blobs: api.blobs,
      documents: api.documents,
      plan: { kind: 'demo' },
    });
    origin = await api.app.listen({ port: 0 });
  });
  after(() => api.stop());

  async function firstFive({ of, search }: Omit<HindiSearch, 'firm'>): Promise<string[]> {
    const query = new URLSearchParams({ search, page_size: '5' });
    const answer = await fetch(`${origin}/api/designers/${of}/?${query}`);
    assert.equal(answer.status, 200, search);
    const { results } = (await answer.json()) as { results: Record<string, string>[] };
    return results.map(({ full_name, company_name }) => full_name ?? company_name ?? '');
  }

  test('there are at least 60 searches in Devanagari, 40 in Latin letters and 20 mixed', () => {
    assert.ok(devanagariSearches.length >= 60, String(devanagariSearches.length));
    assert.ok(latinSearches.length >= 40, String(latinSearches.length));
    assert.ok(mixedSearches.length >= 20, String(mixedSearches.length));
  });

  for (const one of [...devanagariSearches, ...latinSearches, ...mixedSearches]) {
    test(`${one.search} (${one.of}): ${one.firm} is among the first five`, async () => {
      const found = await firstFive(one);
      assert.ok(found.includes(one.firm), `found ${found.join(', ') || 'none'}`);
    });
  }

  test('a word is found in either script as in English', async () => {
    for (const [english, ...others] of [
      ['kitchen', 'रसोई'],
      ['bamboo', 'बाँस', 'बांस', 'baans'],
      ['teak', 'सागौन', 'sagwan'],
      ['mumbai', 'मुम्बई', 'मुंबई', 'bambai'],
    ] as const) {
      const wanted = await firstFive({ of: 'profiles', search: english });
      for (const search of others) {
        assert.deepEqual(await firstFive({ of: 'profiles', search }), wanted, search);
      }
    }
  });

  test('a word that names of firms have in Latin letters is found in either script', async () => {
    const wanted = await firstFive({ of: 'vendors', search: 'ghar' });
    assert.deepEqual(await firstFive({ of: 'vendors', search: 'घर' }), wanted);
  });

  test('a short Hindi word is no part of an English one', async () => {
    const found = await firstFive({ of: 'profiles', search: 'nal' });
    assert.deepEqual(found, []);
  });
});
