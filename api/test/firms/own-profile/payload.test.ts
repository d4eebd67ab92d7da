import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { onboardedFirm } from '../../instagram/firm-calls.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { designerInfo, vendorInfo } from './basic-info.ts';

describe('what the first step of the onboarding stores', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const save = (firm: Awaited<ReturnType<typeof onboardedFirm>>, body: object) =>
    api.post(`${firm.base}/onboarding/`, body, { headers: firm.headers });

  test('numbers that are sent as text are numbers afterwards', async () => {
    const designer = await onboardedFirm(api);
    const texts = {
      establishment_year: '2011',
      team_strength: '7',
      projects_completed: '0',
      min_project_size: '900',
      fee_range_min: '120',
      fee_range_max: '340',
      min_project_budget: '1850000',
    };
    const saved = (await save(designer, { ...designerInfo, ...texts })).json();
    for (const [name, text] of Object.entries(texts)) {
      assert.equal(saved[name], Number(text), name);
    }
    const vendor = await onboardedFirm(api, 'vendor');
    const order = { ...vendorInfo, min_order_value: '75000' };
    assert.equal((await save(vendor, order)).json().min_order_value, 75_000);
  });

  test('a number with commas, in words or with a year in letters is refused, each field by its name', async () => {
    const designer = await onboardedFirm(api);
    for (const [name, value] of [
      ['min_project_budget', '18,50,000'],
      ['min_project_budget', '18.5 lakh'],
      ['establishment_year', 'two thousand'],
    ] as const) {
      const answer = await save(designer, { ...designerInfo, [name]: value });
      assert.equal(answer.statusCode, 400, value);
      assert.deepEqual(Object.keys(answer.json().codes), [name]);
    }
  });

  test('digits of other scripts are read, as forms read them', async () => {
    const designer = await onboardedFirm(api);
    const answer = await save(designer, { ...designerInfo, establishment_year: '२०१२' });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().establishment_year, 2012);
  });

  test('the picture of a link is kept, can be changed and taken away', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const firm = await onboardedFirm(api, kind);
      const info = kind === 'designer' ? designerInfo : vendorInfo;
      const link = { type: 'article', url: 'https://studio.example/story', title: 'Story' };
      for (const [sent, stored] of [
        ['https://studio.example/one.jpg', 'https://studio.example/one.jpg'],
        ['https://studio.example/two.jpg', 'https://studio.example/two.jpg'],
        ['', null],
        [null, null],
      ]) {
        const featured_links = [{ ...link, image_url: sent }];
        const { featured_links: kept } = (await save(firm, { ...info, featured_links })).json();
        assert.equal(kept[0].image_url, stored);
      }
    }
  });

  test('a specialization that is not in the catalogue is refused by its place, and nothing is changed', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const firm = await onboardedFirm(api, kind);
      const info = kind === 'designer' ? designerInfo : vendorInfo;
      const own = async () => (await api.get(`${firm.base}/me/`, firm.headers)).body;
      const profileBefore = await own();
      const specializations = [info.specializations[0], 'no_such_thing'];
      const answer = await save(firm, { ...info, team_strength: 99, specializations });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().codes, { specializations: { 1: ['invalid_choice'] } });
      assert.equal(await own(), profileBefore);
    }
  });

  test('a failure while the links are stored leaves profile and links as they were', async () => {
    const firm = await onboardedFirm(api);
    const own = async () => (await api.get(`${firm.base}/me/`, firm.headers)).body;
    const profileBefore = await own();
    await sql`alter table featured_link rename column title to gone`.execute(api.db);
    const answer = await save(firm, { ...designerInfo, team_strength: 77 });
    await sql`alter table featured_link rename column gone to title`.execute(api.db);
    assert.equal(answer.statusCode, 500);
    assert.equal(await own(), profileBefore);
  });

  test('of two tabs that save at once the later wins as a whole: fields and links are of one of them', async () => {
    const firm = await onboardedFirm(api);
    const tab = (strength: number) => ({
      ...designerInfo,
      team_strength: strength,
      featured_links: [1, 2, 3].map((n) => ({
        type: 'article',
        url: `https://studio.example/${n}`,
        title: `Of tab ${strength}`,
      })),
    });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([save(firm, tab(10)), save(firm, tab(20)), save(firm, tab(30))]);
      const profile = (await api.get(`${firm.base}/me/`, firm.headers)).json();
      assert.deepEqual(
        profile.featured_links.map(({ title }: { title: string }) => title),
        Array.from({ length: 3 }, () => `Of tab ${profile.team_strength}`),
      );
    }
  });
});
