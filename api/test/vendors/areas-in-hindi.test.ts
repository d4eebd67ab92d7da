import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const url = '/api/designers/vendors/';

describe('delivery areas that vendors write in Hindi', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    for (const [name, serviceAreas] of [
      ['Everywhere', 'पूरे भारत में डिलीवरी होती है।'],
      ['Country', 'भारत।'],
      ['West', 'मुंबई, पुणे और पूरा गोवा'],
      ['State', 'पूरा महाराष्ट्र।'],
      ['South', 'दक्षिण भारत और ओडिशा'],
      ['Sent', 'माल रेल से भेजा गया'],
    ] as const) {
      await makeVendor(api.db, { name, serviceAreas });
    }
  });
  after(() => api.stop());

  const read = async (query: string) => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (area: string): Promise<string[]> => {
    const { results } = await read(`?area=${encodeURIComponent(area)}`);
    return results.map((card: { company_name: string }) => card.company_name).sort();
  };

  test('are found as those in English: cities, states, regions and all of India', async () => {
    assert.deepEqual(await names('pune'), ['Country', 'Everywhere', 'State', 'West']);
    assert.deepEqual(await names('goa'), ['Country', 'Everywhere', 'West']);
    assert.deepEqual(await names('kerala'), ['Country', 'Everywhere', 'South']);
    assert.deepEqual(await names('odisha'), ['Country', 'Everywhere', 'South']);
    assert.deepEqual(await names('bihar'), ['Country', 'Everywhere']);
  });

  test('are no verbs: "गया" is not the city of Gaya', async () => {
    assert.deepEqual(await names('gaya'), ['Country', 'Everywhere']);
  });

  test('are chosen by their Hindi names too', async () => {
    assert.deepEqual(await names('महाराष्ट्र'), await names('maharashtra'));
  });

  test('are facets under their English names, which pages say in Hindi', async () => {
    const { areas } = await read('facets/');
    assert.deepEqual(areas.map((area: { slug: string }) => area.slug).sort(), [
      'goa',
      'maharashtra',
      'mumbai',
      'odisha',
      'pune',
      'south-india',
    ]);
  });
});
