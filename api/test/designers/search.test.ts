import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('searching designers', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    await makeDesigner(api.db, { name: 'Haveli Works', city: 'Jaipur', address: '7 Amer Road' });
    await makeDesigner(api.db, { name: 'Works', bio: 'We restore any haveli in Rajasthan.' });
    await makeDesigner(api.db, {
      name: 'Indigo Verandah',
      city: 'Kochi',
      specializations: ['fnb', 'heritage'],
    });
    await makeDesigner(api.db, {
      name: '100% Cotton_Rooms',
      bio: 'Back\\slash and Würzburg forever.',
    });
    await makeDesigner(api.db, { name: 'Hidden Haveli', isVerified: false });
    await makeDesigner(api.db, {
      name: 'Elsewhere',
      city: 'Mumbai',
      specializations: ['education'],
    });
  });
  after(() => api.stop());

  const search = async (text: string, more = '') => {
    const answer = await api.get(
      `/api/designers/profiles/?search=${encodeURIComponent(text)}${more}`,
    );
    assert.equal(answer.statusCode, 200, answer.body);
    const names = answer.json().results.map((card: { full_name: string }) => card.full_name);
    assert.equal(answer.json().count, names.length);
    return names;
  };

  test('finds by name, city, address, words of the profile and label, in any case', async () => {
    assert.deepEqual(await search('INDIGO'), ['Indigo Verandah']);
    assert.deepEqual(await search('kochi'), ['Indigo Verandah']);
    assert.deepEqual(await search('amer road'), ['Haveli Works']);
    assert.deepEqual(await search('rajasthan'), ['Works']);
    assert.deepEqual(await search('restaurants'), ['Indigo Verandah']);
  });

  test('finds by kind of project: the group’s label', async () => {
    assert.deepEqual(await search('institutional'), ['Elsewhere']);
  });

  test('every word must be found, wherever each stands', async () => {
    assert.deepEqual(await search('jaipur haveli'), ['Haveli Works']);
    assert.deepEqual(await search('kochi haveli'), []);
  });

  test('the designer with exactly that name comes first', async () => {
    assert.deepEqual(await search('works'), ['Works', 'Haveli Works']);
    assert.deepEqual(await search('  HAVELI works '), ['Haveli Works', 'Works']);
  });

  test('then designers with the words in their name, whatever the ratings of others', async () => {
    const { accountId } = await makeDesigner(api.db, {
      name: 'Quiet Teakwood Rooms',
      bio: 'Small houses, slowly.',
    });
    const other = await makeDesigner(api.db, { name: 'Best Rated', bio: 'Rooms of teakwood.' });
    await api.db
      .updateTable('designer_profile')
      .set({ rating_lead: 1 })
      .where('id', '=', other.id)
      .execute();
    assert.deepEqual(await search('teakwood'), ['Quiet Teakwood Rooms', 'Best Rated']);
    assert.deepEqual(await search('te teakwood'), ['Quiet Teakwood Rooms', 'Best Rated']);
    const second = await api.get('/api/designers/profiles/?search=teakwood&page_size=1&page=2');
    assert.equal(second.json().results[0].full_name, 'Best Rated');
    const gone = [accountId, other.accountId];
    await api.db.deleteFrom('account').where('id', 'in', gone).execute();
  });

  test('a misspelt word still finds', async () => {
    assert.deepEqual(await search('mumbia'), ['Elsewhere']);
    assert.deepEqual(await search('jaipurr havelli'), ['Haveli Works']);
    assert.deepEqual(await search('indgo'), ['Indigo Verandah']);
    assert.deepEqual(await search('xylophone'), []);
  });

  test('words that fit every designer and the former name of a city exclude no designer', async () => {
    const { accountId } = await makeDesigner(api.db, {
      name: 'Oven & Elm',
      city: 'Pune',
      bio: 'Every kitchen begins with the light.',
    });
    for (const text of [
      'kitchen designer in Pune',
      'kitchen interior design near poona',
      'पुणे में kitchen',
      'kitchne desinger pnue',
    ]) {
      assert.deepEqual(await search(text), ['Oven & Elm'], text);
    }
    await api.db.deleteFrom('account').where('id', '=', accountId).execute();
  });

  test('a common word counts where it stands in a name', async () => {
    const made = [
      await makeDesigner(api.db, { name: 'Lotus Studio' }),
      await makeDesigner(api.db, { name: 'Lotus Rooms' }),
    ];
    assert.deepEqual(await search('studio lotus'), ['Lotus Studio', 'Lotus Rooms']);
    assert.deepEqual((await search('studio')).slice(0, 1), ['Lotus Studio']);
    const accounts = made.map(({ accountId }) => accountId);
    await api.db.deleteFrom('account').where('id', 'in', accounts).execute();
  });

  test('part of a word finds; one or two letters find beginnings', async () => {
    assert.deepEqual(await search('erand'), ['Indigo Verandah']);
    assert.deepEqual(await search('ve'), ['Indigo Verandah']);
    assert.deepEqual(await search('nd'), []);
  });

  test('the letters % _ and \\ are plain', async () => {
    assert.deepEqual(await search('100%'), ['100% Cotton_Rooms']);
    assert.deepEqual(await search('cotton_'), ['100% Cotton_Rooms']);
    assert.deepEqual(await search('back\\slash'), ['100% Cotton_Rooms']);
    assert.deepEqual(await search('c%m'), []);
    assert.deepEqual(await search("'; drop table account; --"), []);
  });

  test('letters beyond ASCII find too', async () => {
    assert.deepEqual(await search('WÜRZBURG'), ['100% Cotton_Rooms']);
  });

  test('narrows together with a sub-category', async () => {
    assert.deepEqual(await search('verandah', '&specialization=heritage'), ['Indigo Verandah']);
    assert.deepEqual(await search('verandah', '&specialization=villas'), []);
  });

  test('a new name is found and the former one is not', async () => {
    const { accountId } = await makeDesigner(api.db, { name: 'Former' });
    await api.db
      .updateTable('account')
      .set({ first_name: 'Latter' })
      .where('id', '=', accountId)
      .execute();
    assert.deepEqual(await search('latter'), ['Latter']);
    assert.deepEqual(await search('former'), []);
    await api.db.deleteFrom('account').where('id', '=', accountId).execute();
  });

  test('U+0000 and endless text are refused', async () => {
    const nul = await api.get('/api/designers/profiles/?search=a%00b');
    assert.deepEqual(
      [nul.statusCode, nul.json()],
      [400, withCodes({ search: ['Null characters are not allowed.'] })],
    );
    const long = await api.get(`/api/designers/profiles/?search=${'x'.repeat(201)}`);
    assert.equal(long.statusCode, 400);
    const wordy = await api.get(`/api/designers/profiles/?search=${'a+'.repeat(100)}`);
    assert.equal(wordy.statusCode, 200);
  });

  test('finds the firms of a city by its districts, suburbs, and former and new names', async () => {
    await makeDesigner(api.db, { name: 'Charminar Rooms', city: 'Hyderabad' });
    await makeDesigner(api.db, { name: 'Sector Rooms', city: 'Noida' });
    await makeDesigner(api.db, { name: 'Ajanta Rooms', city: 'Aurangabad' });
    for (const [text, name] of [
      ['Ernakulam', 'Indigo Verandah'],
      ['Fort Cochin verandah', 'Indigo Verandah'],
      ['Rangareddy', 'Charminar Rooms'],
      ['Secunderabad', 'Charminar Rooms'],
      ['Mumbai Suburban', 'Elsewhere'],
      ['Gautam Buddha Nagar', 'Sector Rooms'],
      ['rooms gautam buddha nagar', 'Sector Rooms'],
      ['Chhatrapati Sambhajinagar', 'Ajanta Rooms'],
      ['sambhajinagar', 'Ajanta Rooms'],
    ] as const) {
      assert.deepEqual(await search(text), [name], text);
    }
    const facets = await api.get('/api/designers/profiles/facets/?city=rangareddy');
    const chosen = facets.json().cities.filter((city: { chosen: boolean }) => city.chosen);
    assert.deepEqual(
      chosen.map((city: { name: string }) => city.name),
      ['Hyderabad'],
    );
  });
});
