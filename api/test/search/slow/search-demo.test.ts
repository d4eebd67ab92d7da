import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { seed } from '../../../src/seed/seed.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { slips, twentySlips } from '../slips.ts';

/** How many firms each correct search found before misspelt ones were mended: none may find fewer. */
const countsBefore: Record<string, Record<string, number>> = JSON.parse(
  await readFile(new URL('../counts-before.json', import.meta.url), 'utf8'),
);

interface Firm {
  name: string;
  city: string | null;
}

describe('searching the demo data', () => {
  let api: TestApi;
  const firms: Record<string, Firm[]> = {};
  before(async () => {
    api = await startTestApi();
    await seed({
      database: api.database,
      blobs: api.blobs,
      documents: api.documents,
      plan: { kind: 'demo' },
    });
    for (const kind of ['profiles', 'vendors']) firms[kind] = await find(kind, '');
  });
  after(() => api.stop());

  async function find(kind: string, search: string): Promise<Firm[]> {
    const found: Firm[] = [];
    for (let page = 1; ; page += 1) {
      const query = `search=${encodeURIComponent(search)}&page_size=48&page=${page}`;
      const { results, next } = (await api.get(`/api/designers/${kind}/?${query}`)).json();
      for (const { full_name, company_name, city } of results) {
        found.push({ name: full_name ?? company_name, city });
      }
      if (!next) return found;
    }
  }
  const cities = async (kind: string, search: string) => [
    ...new Set((await find(kind, search)).map(({ city }) => city)),
  ];

  for (const kind of ['profiles', 'vendors']) {
    test(`no correct spelling finds fewer ${kind} than before`, async () => {
      for (const [search, count] of Object.entries(countsBefore[kind] ?? {})) {
        const query = `search=${encodeURIComponent(search)}&page_size=1`;
        const now = (await api.get(`/api/designers/${kind}/?${query}`)).json().count;
        assert.ok(now >= count, `${search}: ${now} instead of ${count}`);
      }
    });

    for (const slip of Object.keys(slips) as (keyof typeof slips)[]) {
      test(`of twenty ${kind} with a ${slip} letter at least eighteen are found`, async () => {
        const all = firms[kind] ?? [];
        const texts = all.flatMap(({ name, city }, index) => (index % 2 ? [name] : [city ?? name]));
        const missed: string[] = [];
        for (const { text, misspelt } of twentySlips(texts, slip)) {
          const found = await find(kind, misspelt);
          if (!found.some(({ name, city }) => name === text || city === text))
            missed.push(misspelt);
        }
        assert.ok(missed.length <= 2, `Not found: ${missed.join(', ')}`);
      });
    }
  }

  test('a renamed city is found under both names, and in Devanagari', async () => {
    for (const [present, ...others] of [
      ['Bengaluru', 'Bangalore', 'बेंगलुरु', 'बंगलौर'],
      ['Mumbai', 'bombay', 'मुंबई', 'बॉम्बे'],
      ['Kolkata', 'Calcutta', 'कोलकाता'],
      ['Chennai', 'madras', 'चेन्नई'],
      ['Gurugram', 'Gurgaon', 'गुरुग्राम'],
      ['Thiruvananthapuram', 'trivandrum', 'तिरुवनंतपुरम'],
      ['Kochi', 'Cochin', 'कोच्चि'],
      ['Pune', 'poona', 'पुणे'],
      ['Mysuru', 'Mysore', 'मैसूर'],
      ['Puducherry', 'Pondicherry', 'पुदुचेरी'],
    ]) {
      for (const other of others) {
        assert.ok((await cities('profiles', other)).includes(present ?? ''), other);
      }
    }
  });

  test('a renamed city is found although its former name is misspelt', async () => {
    assert.ok((await cities('profiles', 'bangalroe')).includes('Bengaluru'));
  });

  test('words that fit every firm narrow nothing', async () => {
    const names = async (search: string) =>
      (await find('profiles', search)).map(({ name }) => name);
    assert.deepEqual((await names('hotel interior')).sort(), (await names('hotel')).sort());
    assert.ok((await names('hotel interior')).length > 0);
    assert.deepEqual(await names('apartments in Mumbai'), await names('apartments mumbai'));
    assert.deepEqual(await names('kitchen designer in Pune'), ['Teal & Teak']);
    assert.equal((await names('interior designer')).length, firms.profiles?.length);
  });
});
