import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const devika = {
  name: ' Devika Rao ',
  experience_years: 21,
  bio: 'Devika leads the studio’s houses and has taught at CEPT for eleven years.',
  linkedin_profile: 'https://in.linkedin.com/in/devika',
  portfolio_website: 'https://devika.example/work',
};

describe('principal architects', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof ownFirm>>;
  before(async () => {
    api = await startTestApi();
    firm = await ownFirm(api, { year: 2010 });
  });
  after(() => api.stop());

  const base = '/api/designers/principal-architects/';
  const headers = () => firm.owner.headers;
  const add = (body: object, who = headers()) => api.post(base, body, { headers: who });
  const change = (id: unknown, payload: object, who = headers()) =>
    api.call('PATCH', `${base}${id}/`, { payload, headers: who });
  const remove = (id: unknown, who = headers()) =>
    api.call('DELETE', `${base}${id}/`, { headers: who });
  const read = (id: unknown, alias = 'public/') => api.get(`${base}${id}/${alias}`);

  test('the owner adds one, and all can read it with its firm', async () => {
    const answer = await add(devika);
    assert.equal(answer.statusCode, 201);
    assertMatches('PrincipalArchitect', answer.json());
    const { id, name, designer, years_in_business } = answer.json();
    assert.equal(name, 'Devika Rao');
    assert.deepEqual([designer.id, designer.user_id], [firm.id, firm.owner.id]);
    assert.equal(years_in_business, new Date().getFullYear() - 2010);
    for (const alias of ['public/', '']) {
      const shown = await read(id, alias);
      assert.equal(shown.statusCode, 200);
      assert.deepEqual(shown.json(), answer.json());
    }
    const profile = (await api.get(`/api/designers/profiles/${firm.id}/`)).json();
    assert.equal(profile.principal_architects.at(-1).id, id);
    const own = (await api.get(base, headers())).json();
    assert.deepEqual(own.at(-1), answer.json());
  });

  test('a change keeps what is not sent; blank takes an optional field away', async () => {
    const { id } = (await add(devika)).json();
    const changed = await change(id, { experience_years: 22, linkedin_profile: '' });
    assert.equal(changed.statusCode, 200);
    const { name, experience_years, linkedin_profile, portfolio_website } = changed.json();
    assert.deepEqual(
      [name, experience_years, linkedin_profile, portfolio_website],
      ['Devika Rao', 22, null, devika.portfolio_website],
    );
    assert.equal((await change(id, {})).statusCode, 200);
  });

  test('a removed one is gone', async () => {
    const { id } = (await add(devika)).json();
    const answer = await remove(id);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal((await read(id)).statusCode, 404);
    assert.equal((await remove(id)).statusCode, 404);
  });

  test('every field is held to its rule, in the documents’ words', async () => {
    const required = ['This field is required.'];
    assert.deepEqual(
      (await add({})).json(),
      withCodes({
        name: required,
        experience_years: required,
        bio: required,
      }),
    );
    const { id } = (await add(devika)).json();
    const linkedin = 'Please enter a valid LinkedIn URL';
    const noScheme = 'Please enter a valid URL: it begins with another word than http or https';
    const cases: [string, unknown, string][] = [
      ['name', ' ', 'This field may not be blank.'],
      ['name', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
      ['experience_years', -1, 'Experience cannot be negative'],
      ['experience_years', 71, 'Experience cannot exceed 70 years'],
      ['experience_years', 'long', 'A valid integer is required.'],
      ['bio', 'x'.repeat(49), 'Bio should be at least 50 characters'],
      ['bio', 'x'.repeat(5001), 'Ensure this field has no more than 5000 characters.'],
      [
        'linkedin_profile',
        'https://notlinkedin.com/in/x',
        `${linkedin}: it is not on linkedin.com`,
      ],
      [
        'linkedin_profile',
        'https://in.linkedin.com/in/é"><script>a',
        `${linkedin}: it has a character that no address has`,
      ],
      ['portfolio_website', 'javascript:alert(1)', noScheme],
      ['portfolio_website', 'data:text/html,x', noScheme],
    ];
    for (const [field, value, message] of cases) {
      for (const answer of [
        await add({ ...devika, [field]: value }),
        await change(id, { [field]: value }),
      ]) {
        assert.equal(answer.statusCode, 400, `${field}: ${String(value).slice(0, 30)}`);
        assert.deepEqual(answer.json(), withCodes({ [field]: [message] }));
      }
    }
    for (const experience_years of [0, 70]) {
      assert.equal((await add({ ...devika, experience_years })).statusCode, 201);
    }
  });

  test('only the owner changes or removes one', async () => {
    const { id } = (await add(devika)).json();
    const other = await ownFirm(api);
    assert.equal((await change(id, { name: 'Mine' }, other.owner.headers)).statusCode, 403);
    assert.equal((await remove(id, other.owner.headers)).statusCode, 403);
    assert.equal((await api.call('DELETE', `${base}${id}/`)).statusCode, 401);
    assert.equal((await read(id)).json().name, 'Devika Rao');
  });

  test('clients and vendors have none; architects do, once they have a profile', async () => {
    for (const role of ['client', 'vendor'] as const) {
      const { headers: who } = await signUp(api, role);
      assert.equal((await api.get(base, who)).statusCode, 403, role);
      assert.equal((await add(devika, who)).statusCode, 403, role);
    }
    const architect = await signUp(api, 'architect');
    assert.deepEqual((await api.get(base, architect.headers)).json(), []);
    assert.deepEqual(
      (await add(devika, architect.headers)).json(),
      withCodes({
        non_field_errors: ['Complete your profile first.'],
      }),
    );
  });

  test('an id that is none is a 404', async () => {
    for (const id of ['999999', 'x', '1.5', '-1']) {
      assert.equal((await read(id)).statusCode, 404, id);
      assert.equal((await change(id, {})).statusCode, 404, id);
      assert.equal((await remove(id)).statusCode, 404, id);
    }
  });
});

describe('a firm that is not verified', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof ownFirm>>;
  let architectId: number;
  before(async () => {
    api = await startTestApi();
    firm = await ownFirm(api, { isVerified: false });
    architectId = (
      await api.post('/api/designers/principal-architects/', devika, {
        headers: firm.owner.headers,
      })
    ).json().id;
  });
  after(() => api.stop());

  test('is shown only to its owner and to operators', async () => {
    const client = await signUp(api, 'client');
    const operator = await signUp(api, 'client');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', operator.id)
      .execute();
    for (const path of [
      `/api/designers/profiles/${firm.id}/`,
      `/api/designers/principal-architects/${architectId}/`,
    ]) {
      assert.equal((await api.get(path)).statusCode, 404, 'a guest');
      assert.equal((await api.get(path, client.headers)).statusCode, 404, 'a client');
      assert.equal((await api.get(path, { authorization: 'Bearer old' })).statusCode, 401);
      for (const { headers } of [firm.owner, operator]) {
        const answer = await api.get(path, headers);
        assert.equal(answer.statusCode, 200, path);
        assert.equal(
          (await api.get(`${path}public/`, headers)).statusCode,
          404,
          'the public alias',
        );
      }
    }
    const own = await api.get(`/api/designers/profiles/${firm.id}/`, firm.owner.headers);
    assert.equal(own.headers['cache-control'], 'private, no-store');
    assert.equal(own.json().is_verified, false);
  });

  test('a refusal does not tell that it has architects', async () => {
    const other = await ownFirm(api);
    const answer = await api.call('DELETE', `/api/designers/principal-architects/${architectId}/`, {
      headers: other.owner.headers,
    });
    assert.equal(answer.statusCode, 404);
  });

  test('a verified one is read without checking the token', async () => {
    const { id } = await ownFirm(api);
    const answer = await api.get(`/api/designers/profiles/${id}/`, { authorization: 'Bearer old' });
    assert.equal(answer.statusCode, 200);
  });
});
