import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { problemCodes } from '@aangan/domain';
import { sql } from 'kysely';
import { designerKind } from '../../../src/modules/designers/designer-kind.ts';
import { saveProfile } from '../../../src/modules/firms/own-profile/own-profile.repository.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { designerInfo, vendorInfo } from './basic-info.ts';

const kinds = [
  { role: 'designer', path: 'profiles', info: designerInfo, schema: 'OwnDesignerProfile' },
  { role: 'architect', path: 'profiles', info: designerInfo, schema: 'OwnDesignerProfile' },
  { role: 'vendor', path: 'vendors', info: vendorInfo, schema: 'OwnVendorProfile' },
] as const;

describe('the own profile and its onboarding', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  type Headers = Record<string, string>;
  const save = (path: string, body: object, headers: Headers = {}) =>
    api.post(`/api/designers/${path}/onboarding/`, body, { headers });
  const own = (path: string, headers: Headers = {}) =>
    api.get(`/api/designers/${path}/me/`, headers);

  for (const { role, path, info, schema } of kinds) {
    test(`${role}: 404 at first, 201 with the profile, 200 on a change, and it is read back`, async () => {
      const { headers, id } = await signUp(api, role, `The ${role}`);
      assert.equal((await own(path, headers)).statusCode, 404);
      const made = await save(path, info, headers);
      assert.equal(made.statusCode, 201, made.body);
      assertMatches(schema, made.json());
      assert.equal(made.json().user_id, id);
      assert.equal(made.json().is_verified, false);
      assert.equal(made.json().verified_at, null);
      assert.equal(made.json().spoc_name, info.spoc_name);
      const changed = await save(path, { ...info, team_strength: 13 }, headers);
      assert.equal(changed.statusCode, 200);
      assert.equal(changed.json().team_strength, 13);
      const read = await own(path, headers);
      assert.deepEqual(read.json(), changed.json());
      assert.equal(read.headers['cache-control'], 'no-store');
    });
  }

  for (const { role, path, info } of kinds) {
    test(`${role}: a save over a version that is not the current one is refused, and changes nothing`, async () => {
      const { headers } = await signUp(api, role);
      const first = (await save(path, { ...info, version: 'of no profile' }, headers)).json();
      const change = (parts: object) => save(path, { ...info, ...parts }, headers);
      const second = await change({ team_strength: 20, version: first.updated_at });
      assert.equal(second.statusCode, 200, second.body);
      const links = { featured_links: [] };
      const late = await change({ team_strength: 30, version: first.updated_at, ...links });
      assert.equal(late.statusCode, 409);
      const detail = problemCodes.changed_elsewhere.sentence;
      assert.deepEqual(late.json(), { detail, code: 'changed_elsewhere' });
      assert.deepEqual((await own(path, headers)).json(), second.json());
      const onwards = await change({ team_strength: 30, version: second.json().updated_at });
      assert.equal(onwards.json().team_strength, 30);
      assert.equal((await change({ team_strength: 40 })).json().team_strength, 40);
      assert.equal((await change({ version: '' })).statusCode, 200);
    });

    test(`${role}: of two saves of one version at once, one is stored`, async () => {
      const { headers } = await signUp(api, role);
      const { updated_at: version } = (await save(path, info, headers)).json();
      const saves = await Promise.all(
        [20, 30].map((team_strength) => save(path, { ...info, team_strength, version }, headers)),
      );
      assert.deepEqual(saves.map(({ statusCode }) => statusCode).sort(), [200, 409]);
      const stored = saves.find(({ statusCode }) => statusCode === 200)?.json();
      assert.deepEqual((await own(path, headers)).json(), stored);
    });
  }

  test('guests are 401 and other roles 403, before anything of the body is read', async () => {
    for (const [path, others] of [
      ['profiles', ['client', 'vendor']],
      ['vendors', ['client', 'designer', 'architect']],
    ] as const) {
      for (const answer of [await own(path), await save(path, {})]) {
        assert.equal(answer.statusCode, 401);
        assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api"');
      }
      for (const role of others) {
        const { headers } = await signUp(api, role);
        for (const answer of [await own(path, headers), await save(path, {}, headers)]) {
          assert.equal(answer.statusCode, 403, `${role} ${path}`);
          assert.deepEqual(
            answer.json(),
            withCodes({
              detail: 'You do not have permission to perform this action.',
            }),
          );
        }
      }
    }
  });

  test('an unverified profile is in no listing; once verified the owner sees when', async () => {
    const { headers, id } = await signUp(api, 'vendor', 'Fresh Supplier');
    await save('vendors', vendorInfo, headers);
    const listed = async () =>
      (await api.get('/api/designers/vendors/?search=fresh')).json().results.length;
    assert.equal(await listed(), 0);
    await sql`update vendor_profile set is_verified = true, verified_at = now() where account_id = ${id}`.execute(
      api.db,
    );
    assert.equal(await listed(), 1);
    const profile = (await own('vendors', headers)).json();
    assert.equal(profile.is_verified, true);
    assert.ok(Date.parse(profile.verified_at) > 0);
  });

  test('every required field is named when it is missing', async () => {
    for (const [role, path, required] of [
      [
        'designer',
        'profiles',
        'specializations establishment_year head_office_address team_strength projects_completed spoc_name spoc_phone min_project_size bio',
      ],
      [
        'vendor',
        'vendors',
        'vendor_type specializations establishment_year head_office_address team_strength projects_completed spoc_name spoc_phone min_order_value',
      ],
    ] as const) {
      const { headers } = await signUp(api, role);
      const answer = await save(path, {}, headers);
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(
        answer.json(),
        withCodes(
          Object.fromEntries(
            required.split(' ').map((name) => [name, ['This field is required.']]),
          ),
        ),
      );
    }
  });

  test('two first saves at one moment make one profile', async () => {
    const { headers, id } = await signUp(api, 'designer');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        save('profiles', { ...designerInfo, team_strength: n }, headers),
      ),
    );
    const codes = answers.map((answer) => answer.statusCode).sort();
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 201]);
    const { rows } = await sql<{ links: number }>`
      select (select count(*) from featured_link l where l.designer_id = d.id) as links
      from designer_profile d where account_id = ${id}`.execute(api.db);
    assert.deepEqual(rows, [{ links: 1 }]);
  });

  test('what is not sent stays, what is sent blank is unset', async () => {
    const { headers } = await signUp(api, 'designer');
    await save('profiles', designerInfo, headers);
    const { featured_links: _l, portfolio_website: _w, ...rest } = designerInfo;
    const kept = (
      await save('profiles', { ...rest, min_project_budget: '', fee_range_max: null }, headers)
    ).json();
    assert.equal(kept.portfolio_website, 'https://studio.example/');
    assert.equal(kept.featured_links.length, 1);
    assert.equal(kept.min_project_budget, null);
    assert.equal(kept.fee_range_max, null);
    const emptied = { ...rest, linkedin_profile: '  ', portfolio_website: '', featured_links: [] };
    const unset = (await save('profiles', emptied, headers)).json();
    assert.equal(unset.linkedin_profile, null);
    assert.equal(unset.portfolio_website, null);
    assert.deepEqual(unset.featured_links, []);
  });

  test('fees that are the wrong way round only with what is stored are refused too', async () => {
    const { headers } = await signUp(api, 'designer');
    await save('profiles', designerInfo, headers);
    const { fee_range_min: _min, ...rest } = designerInfo;
    const answer = await save('profiles', { ...rest, fee_range_max: 100 }, headers);
    assert.equal(answer.statusCode, 400, answer.body);
    assert.ok(answer.json().fee_range_min);
    assert.equal((await own('profiles', headers)).json().fee_range_max, 400);
  });

  test('the city stays while the address names it, else it is read from there', async () => {
    const { headers, id } = await signUp(api, 'designer');
    await save('profiles', designerInfo, headers);
    await sql`update designer_profile set city = 'Bengaluru' where account_id = ${id}`.execute(
      api.db,
    );
    const moved = { ...designerInfo, head_office_address: '3 Residency Road, bengaluru' };
    assert.equal((await save('profiles', moved, headers)).json().city, 'Bengaluru');
    const away = { ...designerInfo, head_office_address: '1 Hill Road, Mumbai' };
    assert.equal((await save('profiles', away, headers)).json().city, 'Mumbai');
  });

  test('links without url or title are dropped; catalogues and brochures are links', async () => {
    const designer = await signUp(api, 'designer');
    const { featured_links } = (await save('profiles', designerInfo, designer.headers)).json();
    assert.deepEqual(
      featured_links.map((link: { title: string; image_url: unknown }) => [
        link.title,
        link.image_url,
      ]),
      [['Oak or teak?', null]],
    );
    const vendor = await signUp(api, 'vendor');
    const profile = (await save('vendors', vendorInfo, vendor.headers)).json();
    assert.deepEqual(
      profile.featured_links.map((link: { type: string }) => link.type),
      ['article', 'catalogue', 'brochure'],
    );
    assert.deepEqual(profile.certifications, vendorInfo.certifications);
    assert.equal(profile.service_areas, 'All India');
    assert.equal(profile.service_coverage, 'All India');
  });

  test('the name of a column is never read as SQL', async () => {
    const { id } = await signUp(api, 'designer');
    const named = { head_office_address: '1 Hill Road, Mumbai', 'bio, rating': 'Ours' };
    await assert.rejects(saveProfile(api.db, designerKind, id, named), { code: '42703' });
  });
});
