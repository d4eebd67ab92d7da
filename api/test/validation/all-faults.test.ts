import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

/** What concerns several fields, or the date, beside a field that is wrong by itself. */
describe('one refusal names all that is wrong with a body', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const faultsOf = async (url: string, body: object, headers?: Record<string, string>) => {
    const answer = await api.post(url, body, headers ? { headers } : undefined);
    assert.equal(answer.statusCode, 400, answer.body);
    const { codes } = answer.json();
    return Object.keys(codes).sort();
  };
  const nextYear = new Date().getFullYear() + 1;

  test('of a registration', async () => {
    const body = { email: 'nobody', password: 'password', first_name: 'Asha', last_name: '' };
    assert.deepEqual(await faultsOf('/api/auth/register/', body), [
      'email',
      'last_name',
      'password',
    ]);
    const roles = { ...body, is_designer: true, is_vendor: true };
    assert.ok((await faultsOf('/api/auth/register/', roles)).includes('non_field_errors'));
  });

  test('of a connection request', async () => {
    const { headers } = await signUp(api, 'client', 'Meera');
    const body = { first_name: 'Meera', last_name: '', email: 'm@example.in', phone: '-' };
    assert.deepEqual(await faultsOf('/api/client/connect/', body, headers), [
      'budget',
      'last_name',
      'non_field_errors',
      'phone',
      'project_type',
      'timeline',
    ]);
    const odd = { designer: { toString: 1 }, vendor: 1, budget: { toString: 1 } };
    assert.ok((await faultsOf('/api/client/connect/', odd, headers)).includes('budget'));
  });

  test('of a designer’s and a vendor’s profile', async () => {
    const shared = { establishment_year: nextYear, spoc_phone: '-' };
    const designer = await signUp(api, 'designer', 'Studio');
    const links = [{ type: 'youtube', url: 'https://youtu.be/short', title: 'Film' }];
    const fees = { fee_range_min: 300, fee_range_max: 200 };
    const ofDesigner = await faultsOf(
      '/api/designers/profiles/onboarding/',
      { ...shared, ...fees, featured_links: links },
      designer.headers,
    );
    for (const field of ['establishment_year', 'fee_range_min', 'bio', 'spoc_phone']) {
      assert.ok(ofDesigner.includes(field), field);
    }
    assert.ok(ofDesigner.some((field) => field.startsWith('featured_links')));
    const vendor = await signUp(api, 'vendor', 'Works');
    const ofVendor = await faultsOf(
      '/api/designers/vendors/onboarding/',
      { ...shared, certifications: [{ name: 'ISO 9001', year: nextYear }] },
      vendor.headers,
    );
    for (const field of ['establishment_year', 'vendor_type', 'spoc_phone']) {
      assert.ok(ofVendor.includes(field), field);
    }
    assert.ok(ofVendor.some((field) => field.startsWith('certifications')));
  });
});
