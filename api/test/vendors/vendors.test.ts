import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('GET /designers/vendors/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    await makeDesigner(api.db, { name: 'Kiln House' });
    await makeVendor(api.db, { name: 'Kiln & Co', specializations: ['wall_tiles', 'paint'] });
    await makeVendor(api.db, {
      name: 'Oak Floors',
      specializations: ['wood_flooring'],
      city: 'Pune',
    });
    await makeVendor(api.db, { name: 'Other Things', specializations: ['other'] });
    await makeVendor(api.db, { name: 'Hidden Kiln', isVerified: false });
    await sql`update vendor_profile set rating = 4.5, reviews_count = 2, rating_lead = 0.1 where company_name = 'Oak Floors'`.execute(
      api.db,
    );
  });
  after(() => api.stop());
  const list = async (query = '') => {
    const answer = await api.get(`/api/designers/vendors/${query}`);
    assert.equal(answer.statusCode, 200, query);
    assertMatches('VendorCardPage', answer.json());
    return answer.json();
  };
  const names = async (query = '') =>
    (await list(query)).results.map((card: { company_name: string }) => card.company_name);

  test('shows the verified ones, also without posts, best rated first, and no designers', async () => {
    assert.deepEqual(await names(), ['Oak Floors', 'Other Things', 'Kiln & Co']);
    assert.equal((await list()).count, 3);
  });

  test('does not contain the contact person', async () => {
    assert.doesNotMatch((await api.get('/api/designers/vendors/')).body, /Secret Contact|99999/);
  });

  test('narrows by search, group and category', async () => {
    assert.deepEqual(await names('?search=kiln'), ['Kiln & Co']);
    assert.deepEqual(await names('?search=pune'), ['Oak Floors']);
    assert.deepEqual(await names('?search=flooors'), ['Oak Floors']);
    assert.deepEqual(await names('?group=floors'), ['Oak Floors']);
    assert.deepEqual(await names('?group=walls&specialization=paint'), ['Kiln & Co']);
    assert.deepEqual(await names('?group=floors&specialization=paint'), []);
    assert.deepEqual(await names('?specialization=other&search=things'), ['Other Things']);
  });

  test('knows the categories of vendors and not those of designers', async () => {
    const answer = await api.get('/api/designers/vendors/?specialization=apartments');
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({
        specialization: ['"apartments" is not a valid choice.'],
      }),
    );
  });

  test('pages with absolute links of its own', async () => {
    const page = await list('?page_size=2&group=');
    assert.equal(page.next, 'https://aangan.test/api/designers/vendors/?page=2&page_size=2');
    assert.equal((await list('?page_size=2&page=2')).results.length, 1);
    assert.equal((await list('?page_size=२&page=২')).results.length, 1);
    const pastEnd = await api.get('/api/designers/vendors/?page=9');
    assert.equal(pastEnd.statusCode, 404);
    assert.deepEqual(pastEnd.json(), withCodes({ detail: 'Invalid page.' }));
  });

  test('a vendor has a page, under two addresses, with service areas by both names', async () => {
    const { id } = await makeVendor(api.db, { serviceAreas: 'All India' });
    const answer = await api.get(`/api/designers/vendors/${id}/`);
    assertMatches('VendorProfile', answer.json());
    assert.equal(answer.json().service_areas, 'All India');
    assert.equal(answer.json().service_coverage, 'All India');
    assert.deepEqual(answer.json().certifications, [{ name: 'ISO 9001' }]);
    const alias = await api.get(`/api/designers/vendors/${id}/public/`, {
      authorization: 'Bearer nonsense',
    });
    assert.deepEqual(alias.json(), answer.json());
  });

  test('a vendor that is not verified has no page for guests', async () => {
    const { id } = await makeVendor(api.db, { isVerified: false });
    assert.equal((await api.get(`/api/designers/vendors/${id}/`)).statusCode, 404);
  });

  test('an unknown or malformed id, and a deactivated vendor, are 404', async () => {
    const { id, accountId } = await makeVendor(api.db);
    await sql`update account set is_active = false, deactivated_at = now() where id = ${accountId}`.execute(
      api.db,
    );
    for (const wrong of [id, 999999, 'abc', '1.5', '-1']) {
      const answer = await api.get(`/api/designers/vendors/${wrong}/`);
      assert.equal(answer.statusCode, 404, String(wrong));
      assert.deepEqual(answer.json(), withCodes({ detail: 'Not found.' }));
    }
  });
});
