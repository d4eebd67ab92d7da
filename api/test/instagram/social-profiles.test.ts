import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { type Firm, onboardedFirm } from './firm-calls.ts';

const linkedin = 'https://www.linkedin.com/company/studio';
const instagram = 'https://www.instagram.com/studio/';

describe('pages elsewhere', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const send = ({ base, headers }: Pick<Firm, 'base' | 'headers'>, path: string, body?: object) =>
    api.post(`${base}/${path}/`, body, { headers });

  for (const [kind, schema] of [
    ['designer', 'OwnDesignerProfile'],
    ['vendor', 'OwnVendorProfile'],
  ] as const) {
    test(`a ${kind} saves them; what is not sent stays, blank takes away`, async () => {
      const firm = await onboardedFirm(api, kind);
      const both = { linkedin_url: linkedin, instagram_url: instagram };
      const saved = await send(firm, 'social_profiles', both);
      assert.equal(saved.statusCode, 200);
      assertMatches(schema, saved.json());
      const pages = async (body: object) => {
        const profile = (await send(firm, 'social_profiles', body)).json();
        return [profile.linkedin_profile, profile.instagram_profile];
      };
      assert.deepEqual(await pages({}), [linkedin, instagram]);
      assert.deepEqual(await pages({ linkedin_url: '' }), [null, instagram]);
      assert.deepEqual(await pages({ instagram_url: null, linkedin_url: linkedin }), [
        linkedin,
        null,
      ]);
    });

    test(`a ${kind} links a page on LinkedIn, and no other`, async () => {
      const firm = await onboardedFirm(api, kind);
      const linked = await send(firm, 'connect_linkedin', { profile_url: linkedin });
      assert.equal(linked.json().linkedin_profile, linkedin);
      for (const [profile_url, code] of [
        ['https://linkedin.com.evil.example/in/x', 'invalid'],
        ['javascript:alert(1)', 'invalid'],
        ['https://in.linkedin.com/in/é"><script>', 'invalid'],
        ['', 'blank'],
      ]) {
        const answer = await send(firm, 'connect_linkedin', { profile_url });
        assert.equal(answer.statusCode, 400, profile_url);
        assert.deepEqual(answer.json().codes, { profile_url: [code] });
      }
      const refused = await send(firm, 'social_profiles', { linkedin_url: 'https://x.example' });
      assert.deepEqual(refused.json().linkedin_url, [
        'Please enter a valid LinkedIn URL: it is not on linkedin.com',
      ]);
    });

    test(`a ${kind} gives a page on Instagram, and no other`, async () => {
      const firm = await onboardedFirm(api, kind);
      const elsewhere = 'it is not on instagram.com';
      for (const [address, why] of [
        ['https://studio.example/', elsewhere],
        ['https://instagram.com.evil.example/studio', elsewhere],
        ['https://www.instagram.com/"><script>a', 'it has a character that no address has'],
      ] as const) {
        const sentence = `Please enter a valid Instagram URL: ${why}`;
        const saved = await send(firm, 'social_profiles', { instagram_url: address });
        assert.deepEqual(saved.json(), withCodes({ instagram_url: [sentence] }), address);
        const begun = await send(firm, 'connect_instagram', { profile_url: address });
        assert.deepEqual(begun.json(), withCodes({ profile_url: [sentence] }), address);
      }
    });

    test(`a ${kind} without a profile is told to complete it first`, async () => {
      const { headers } = await signUp(api, kind);
      const base = `/api/designers/${kind === 'designer' ? 'profiles' : 'vendors'}`;
      for (const [path, body] of [
        ['social_profiles', {}],
        ['connect_linkedin', { profile_url: linkedin }],
        ['connect_instagram', {}],
      ] as const) {
        const answer = await send({ base, headers }, path, body);
        assert.equal(answer.statusCode, 400, path);
        assert.deepEqual(answer.json().codes, { non_field_errors: ['profile_required'] });
      }
    });
  }

  test('the address that is given with connecting Instagram is kept', async () => {
    const firm = await onboardedFirm(api);
    const answer = await send(firm, 'connect_instagram', { profile_url: instagram });
    assert.match(
      answer.json().auth_url,
      /^https:\/\/aangan\.test\/sandbox\/instagram\/oauth\/authorize\?/,
    );
    const profile = (await api.get(`${firm.base}/me/`, firm.headers)).json();
    assert.equal(profile.instagram_profile, instagram);
    assert.equal(
      (await send(firm, 'connect_instagram', { profile_url: 'nowhere' })).statusCode,
      400,
    );
  });

  test('what only the firm sees is not on the public profile', async () => {
    const firm = await onboardedFirm(api);
    const { id } = (await api.get(`${firm.base}/me/`, firm.headers)).json();
    await api.db
      .updateTable('designer_profile')
      .set({ is_verified: true })
      .where('id', '=', id)
      .execute();
    const profile = (await api.get(`${firm.base}/${id}/`)).json();
    assertMatches('DesignerProfile', profile);
    assert.ok(!('instagram' in profile) && !('sent_back' in profile));
  });
});
