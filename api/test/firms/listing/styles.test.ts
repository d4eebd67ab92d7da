import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { designStyles } from '@aangan/domain';
import { sql } from 'kysely';
import { makeDesigner } from '../../testing/make-designer.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { designerInfo } from '../own-profile/basic-info.ts';

const url = '/api/designers/profiles/';

describe('designers narrowed by style', () => {
  let api: TestApi;
  const ids: Record<string, number> = {};
  before(async () => {
    api = await startTestApi();
    for (const firm of [
      { name: 'Clay', styles: ['japandi', 'minimal'], city: 'Pune' },
      { name: 'Lime', styles: ['minimal', 'traditional-indian'], city: 'Pune' },
      { name: 'Teak', styles: ['art-deco'], city: 'Kochi' },
      { name: 'Jute', city: 'Pune' },
    ]) {
      ids[firm.name] = (await makeDesigner(api.db, firm)).id;
    }
  });
  after(() => api.stop());

  const read = async (query: string) => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (query: string): Promise<string[]> =>
    (await read(query)).results.map((card: { full_name: string }) => card.full_name).sort();
  const styles = async (query = '') =>
    (await read(`facets/${query}`)).styles.map(
      ({ slug, count }: { slug: string; count: number }) => [slug, count],
    );

  test('a style finds firms that have chosen it; several, firms with one of them', async () => {
    assert.deepEqual(await names('?style=minimal'), ['Clay', 'Lime']);
    assert.deepEqual(await names('?style=japandi&style=art-deco'), ['Clay', 'Teak']);
    assert.deepEqual(await names('?style=coastal'), []);
    assert.deepEqual(await names('?style=minimal&city=pune&search=clay'), ['Clay']);
  });

  test('styles are counted under the other filters, by their labels', async () => {
    assert.deepEqual(await styles('?city=pune&style=art-deco'), [
      ['minimal', 2],
      ['japandi', 1],
      ['traditional-indian', 1],
      ['art-deco', 0],
    ]);
    const { styles: all } = await read('facets/');
    assert.deepEqual(
      all.map(({ name }: { name: string }) => name),
      ['Minimal', 'Art deco', 'Japandi', 'Traditional Indian'],
    );
  });

  test('a style that is none is refused by name, or left out and named; vendors have no styles', async () => {
    const answer = await api.get(`${url}?style=gothic&style=minimal`);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ style: ['"gothic" is not a valid choice.'] }));
    const { count, ignored } = await read('facets/?style=gothic&style=minimal&unknown=ignore');
    assert.equal(count, 2);
    assert.equal(ignored[0].value, 'gothic');
    const many = designStyles.map(({ id }) => `style=${id}`).join('&');
    assert.equal((await read(`?${many}`)).count, 3, 'all of them at once');
    const fifty = Array.from({ length: 50 }, (_, n) => `style=s${n}`).join('&');
    assert.equal((await api.get(`${url}?${fifty}`)).statusCode, 400);
    const vendors = (await api.get('/api/designers/vendors/facets/')).json();
    assert.equal(vendors.styles, undefined);
  });

  test('a search finds styles, in Hindi too', async () => {
    assert.deepEqual(await names('?search=art%20deco'), ['Teak']);
    for (const search of ['पारंपरिक', 'paramparik', 'traditional indian']) {
      assert.deepEqual(await names(`?search=${encodeURIComponent(search)}`), ['Lime'], search);
    }
  });

  test('a firm chooses at most four, each once; saving without them leaves them', async () => {
    const { headers } = await signUp(api, 'designer', 'Own Studio');
    const save = async (info: object) => {
      const answer = await api.post(`${url}onboarding/`, { ...designerInfo, ...info }, { headers });
      return { status: answer.statusCode, ...answer.json() };
    };
    assert.deepEqual((await save({})).styles, []);
    const chosen = ['coastal', 'modern', 'coastal'];
    assert.deepEqual((await save({ styles: chosen })).styles, ['coastal', 'modern']);
    assert.deepEqual((await save({})).styles, ['coastal', 'modern']);
    const five = await save({ styles: designStyles.slice(0, 5).map(({ id }) => id) });
    assert.equal(five.status, 400);
    assert.deepEqual(five.styles, ['Please choose at most 4 styles']);
    assert.deepEqual((await save({ styles: [] })).styles, []);
  });

  test('the database takes no fifth style by itself', async () => {
    await assert.rejects(
      sql`update designer_profile set styles = '{a,b,c,d,e}' where id = ${ids.Jute}`.execute(
        api.db,
      ),
      /designer_profile_styles_check/,
    );
  });

  test('the public profile and a comparison tell them', async () => {
    assert.deepEqual((await read(`${ids.Clay}/`)).styles, ['japandi', 'minimal']);
    const { firms } = (
      await api.get(`/api/designers/compare/?firms=${ids.Clay},${ids.Jute}`)
    ).json();
    assert.deepEqual(
      firms.map((firm: { styles: string[] }) => firm.styles),
      [['japandi', 'minimal'], []],
    );
  });
});
