import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { lengthOf, projectLimits } from '@aangan/domain';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { asItems, type Firm, projectCalls } from './project-calls.ts';

describe('what is refused of a project', () => {
  let api: TestApi;
  let all: Firm;
  before(async () => {
    api = await startTestApi();
    all = await calls.firm();
  });
  after(() => api.stop());
  const calls = projectCalls(() => api);
  const { made, change, pictures } = calls;

  async function codesOf(body: object) {
    const { id } = await made(all.headers);
    const answer = await change(all.headers, id, body);
    assert.equal(answer.statusCode, 400, answer.body);
    const added = await calls.post(all.headers, { title: 'House', kind: 'other', ...body });
    assert.deepEqual(added.json().codes, answer.json().codes);
    return answer.json().codes;
  }

  test('a year to come, or before 1950', async () => {
    const year = new Date().getFullYear();
    assert.deepEqual(await codesOf({ year: year + 2 }), { year: ['max_value'] });
    assert.deepEqual(await codesOf({ year: 1949 }), { year: ['min_value'] });
    assert.equal((await made(all.headers, { year })).year, year);
    assert.equal((await made(all.headers, { year: 1950 })).year, 1950);
  });

  test('costs that are the wrong way round, also with what is stored', async () => {
    const turned = { cost_min: ['max_value'] };
    assert.deepEqual(await codesOf({ cost_min: 2, cost_max: 1 }), turned);
    const { id } = await made(all.headers, { cost_min: 5, cost_max: 5 });
    for (const body of [{ cost_min: 6 }, { cost_max: 4 }]) {
      const answer = await change(all.headers, id, body);
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().codes, turned);
    }
    assert.equal((await change(all.headers, id, { cost_max: null })).statusCode, 200);
    assert.equal((await change(all.headers, id, { cost_min: 6 })).statusCode, 200);
  });

  test('numbers beyond their limits', async () => {
    for (const [field, value, code] of [
      ['area_sqft', 0, 'min_value'],
      ['area_sqft', 10_000_001, 'max_value'],
      ['duration_months', 0, 'min_value'],
      ['duration_months', 241, 'max_value'],
      ['cost_min', -1, 'min_value'],
      ['cost_max', 1_000_000_000_001, 'max_value'],
      ['year', 'soon', 'invalid'],
    ] as const) {
      assert.deepEqual(await codesOf({ [field]: value }), { [field]: [code] });
    }
  });

  test('texts that are too long, counted as people count; Devanagari of full length is taken', async () => {
    const family = '👩‍👩‍👧';
    assert.equal(lengthOf('कि'), 2);
    for (const [field, max] of [
      ['title', projectLimits.titleMax],
      ['city', projectLimits.cityMax],
      ['story', projectLimits.storyMax],
      ['photographer', projectLimits.photographerMax],
    ] as const) {
      assert.deepEqual(await codesOf({ [field]: 'क'.repeat(max + 1) }), {
        [field]: ['max_length'],
      });
      const full = 'घि'.repeat(max / 2);
      assert.equal((await made(all.headers, { [field]: full }))[field], full);
      const short = `${family}${'अ'.repeat(max - lengthOf(family))}`;
      assert.equal((await made(all.headers, { [field]: short }))[field], short);
    }
  });

  test('too many materials, blank ones and long ones; one that is named twice is kept once', async () => {
    const many = Array.from({ length: projectLimits.materialsMax + 1 }, (_, at) => `Clay ${at}`);
    assert.deepEqual(await codesOf({ materials: many }), { materials: ['max_length'] });
    const wrong = ['Oak', ' ', 'लकड़ी'.repeat(20)];
    assert.deepEqual(await codesOf({ materials: wrong }), {
      materials: { 1: ['blank'], 2: ['max_length'] },
    });
    const { materials } = await made(all.headers, { materials: ['Oak', 'Oak', 'सागौन'] });
    assert.deepEqual(materials, ['Oak', 'सागौन']);
  });

  test('kinds, rooms and stages that there are not', async () => {
    const [id = 0] = await pictures(all, 1);
    assert.deepEqual(await codesOf({ kind: 'palace' }), { kind: ['invalid_choice'] });
    assert.deepEqual(await codesOf({ items: [{ id, room: 'attic', shows: 'during' }] }), {
      items: { 0: { room: ['invalid_choice'], shows: ['invalid_choice'] } },
    });
  });

  test('items of other firms, unknown ones, one twice and too many', async () => {
    const [mine = 0] = await pictures(all, 1);
    const [foreign = 0] = await pictures(await calls.firm('vendor'), 1);
    const unknown = { id: ['does_not_exist'] };
    assert.deepEqual(await codesOf({ items: asItems([foreign, mine, 999_999]) }), {
      items: { 0: unknown, 2: unknown },
    });
    assert.deepEqual(await codesOf({ items: asItems([mine, mine]) }), {
      items: { 1: ['invalid'] },
    });
    const many = asItems(Array.from({ length: projectLimits.itemsMax + 1 }, (_, at) => at + 1));
    assert.deepEqual(await codesOf({ items: many }), { items: ['max_length'] });
    const portfolio = await api.get('/api/designers/portfolio/', all.headers);
    const item = portfolio.json().find((one: { id: number }) => one.id === mine);
    assert.equal(item.project_id, null);
  });

  test('suppliers that are no vendor, that are not verified, one twice and too many', async () => {
    const vendor = await makeVendor(api.db);
    const hidden = await makeVendor(api.db, { isVerified: false });
    const unknown = ['does_not_exist'];
    assert.deepEqual(await codesOf({ suppliers: [999_999, vendor.id, hidden.id] }), {
      suppliers: { 0: unknown, 2: unknown },
    });
    assert.deepEqual(await codesOf({ suppliers: [vendor.id, vendor.id] }), {
      suppliers: { 1: ['invalid'] },
    });
    const many = Array.from({ length: projectLimits.suppliersMax + 1 }, (_, at) => at + 1);
    assert.deepEqual(await codesOf({ suppliers: many }), { suppliers: ['max_length'] });
  });

  test('nothing is stored of what is refused', async () => {
    const project = await made(all.headers, { title: 'Before' });
    await change(all.headers, project.id, { title: 'After', suppliers: [999_999] });
    assert.deepEqual((await calls.read(all.headers, project.id)).json(), project);
  });
});
