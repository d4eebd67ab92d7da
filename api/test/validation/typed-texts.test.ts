import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { someone } from '../auth/someone.ts';
import { designerInfo } from '../firms/own-profile/basic-info.ts';
import { requestCalls } from '../requests/request-calls.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('what people type', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ registrationsPerAddress: 1000 });
  });
  after(() => api.stop());

  const register = (changes: object) => api.post('/api/auth/register/', someone(changes));
  const login = (email: string, password: string) =>
    api.post('/api/auth/login/', { email, password });

  describe('a phone number', () => {
    const typed = '\u202a९८७६५ ४३२१०\u202c';

    test('of an account, a request and a contact is read by one rule', async () => {
      assert.equal((await register({ phone: typed })).json().user.phone, '98765 43210');
      const client = await signUp(api, 'client');
      const { headers } = client;
      const changed = await api.call('PATCH', '/api/auth/me/', {
        headers,
        payload: { phone: typed },
      });
      assert.equal(changed.json().phone, '98765 43210');
      const calls = requestCalls(() => api);
      const firm = await calls.firm('designer');
      const asked = await calls.connect(client, { designer: firm.id, phone: typed });
      assert.equal(asked.statusCode, 201, asked.body);
      const designer = await signUp(api, 'designer');
      const info = { ...designerInfo, spoc_phone: typed };
      const saved = await api.post('/api/designers/profiles/onboarding/', info, designer);
      assert.equal(saved.json().spoc_phone, '98765 43210');
    });

    for (const phone of ['-', '12345', '1234567890123456']) {
      test(`has 6 to 15 digits: ${phone}`, async () => {
        const message = ['Please enter a valid phone number'];
        assert.deepEqual((await register({ phone })).json().phone, message);
        const client = await signUp(api, 'client');
        const calls = requestCalls(() => api);
        const asked = await calls.connect(client, { designer: 1, phone });
        assert.deepEqual(asked.json().phone, ['Invalid phone number']);
        const designer = await signUp(api, 'designer');
        const info = { ...designerInfo, spoc_phone: phone };
        const saved = await api.post('/api/designers/profiles/onboarding/', info, designer);
        assert.deepEqual(saved.json().spoc_phone, message);
      });
    }
  });

  describe('a web address', () => {
    test('gets its https:// wherever one is taken', async () => {
      const { headers } = await signUp(api, 'designer');
      const saved = await api.post(
        '/api/designers/profiles/onboarding/',
        {
          ...designerInfo,
          portfolio_website: 'www.studio.in',
          linkedin_profile: 'linkedin.com/company/x',
          instagram_profile: '@x',
          featured_links: [
            { type: 'blog', url: 'studio.in/oak', title: 'Oak', image_url: 'studio.in/oak.jpg' },
          ],
        },
        { headers },
      );
      assert.equal(saved.statusCode, 201, saved.body);
      const profile = saved.json();
      assert.equal(profile.portfolio_website, 'https://www.studio.in');
      assert.equal(profile.linkedin_profile, 'https://linkedin.com/company/x');
      assert.equal(profile.instagram_profile, 'https://www.instagram.com/x');
      assert.equal(profile.featured_links[0].url, 'https://studio.in/oak');
      assert.equal(profile.featured_links[0].image_url, 'https://studio.in/oak.jpg');
      const architect = await api.post(
        '/api/designers/principal-architects/',
        {
          name: 'Asha',
          experience_years: 3,
          bio: 'b'.repeat(50),
          linkedin_profile: 'linkedin.com/in/asha',
          portfolio_website: 'asha.in',
        },
        { headers },
      );
      assert.equal(architect.json().linkedin_profile, 'https://linkedin.com/in/asha');
      assert.equal(architect.json().portfolio_website, 'https://asha.in');
    });

    test('that is refused says why', async () => {
      const { headers } = await signUp(api, 'designer');
      const info = {
        ...designerInfo,
        portfolio_website: 'my studio.in',
        linkedin_profile: 'studio.in',
      };
      const refused = (
        await api.post('/api/designers/profiles/onboarding/', info, { headers })
      ).json();
      assert.deepEqual(refused.portfolio_website, [
        'Please enter a valid URL: there is a space in it',
      ]);
      assert.deepEqual(refused.linkedin_profile, [
        'Please enter a valid LinkedIn URL: it is not on linkedin.com',
      ]);
    });
  });

  describe('a mail address', () => {
    test('with a domain in an Indian script is one account in both forms', async () => {
      const password = 'a good password';
      const made = await register({ email: 'Asha@आंगन.भारत', password });
      assert.equal(made.json().user.email, 'asha@xn--i1bh6c8c.xn--h2brj9c');
      for (const email of ['asha@आंगन.भारत', 'asha@xn--i1bh6c8c.xn--h2brj9c', '<ASHA@आंगन。भारत>']) {
        assert.equal((await login(email, password)).statusCode, 200, email);
        const taken = await register({ email });
        assert.deepEqual(taken.json().email, ['A user with this email already exists.'], email);
      }
      const { rows } = await api.database.pool.query(
        `select recipient from mail where recipient like 'asha@xn--%'`,
      );
      assert.ok(rows.length > 0, 'mails go to the ASCII form');
    });

    test('has an ASCII part before the @, and the refusal says so', async () => {
      const sentence =
        'Before the @, an email address has only English letters, digits and signs such as . and -';
      assert.deepEqual((await register({ email: 'आशा@studio.in' })).json().email, [sentence]);
      assert.deepEqual((await login('आशा@studio.in', 'a good password')).json().email, [sentence]);
    });
  });

  describe('a password', () => {
    const [composed, decomposed] = ['caf\u00e9 courtyard', 'cafe\u0301 courtyard'];

    test('is the same in each way to type its letters', async () => {
      const { email } = (await register({ password: decomposed })).json().user;
      assert.equal((await login(email, composed)).statusCode, 200);
      assert.equal((await login(email, decomposed)).statusCode, 200);
      assert.equal((await login(email, 'cafe courtyard')).statusCode, 401);
    });

    test('that was hashed as typed goes on working, and from then on in each way', async () => {
      const { email } = (await register({})).json().user;
      const password_hash = await hash(decomposed, {
        memoryCost: 19_456,
        timeCost: 2,
        parallelism: 1,
      });
      await api.db
        .updateTable('account')
        .set({ password_hash })
        .where('email', '=', email)
        .execute();
      assert.equal((await login(email, composed)).statusCode, 401);
      assert.equal((await login(email, decomposed)).statusCode, 200);
      assert.equal((await login(email, composed)).statusCode, 200);
    });

    test('of eight emoji has eight characters, of seven too few', async () => {
      assert.equal((await register({ password: '🏠🏡🪑🛋🚪🖼🪴🧱' })).statusCode, 201);
      assert.equal((await register({ password: '🏠🏡🪑🛋🚪🖼🪴' })).statusCode, 400);
    });
  });

  describe('a text', () => {
    test('is stored in NFC, in one line, without what copying brings along', async () => {
      const made = await register({
        first_name: '\ufeffगु\u095c\tगाँव\u200b ',
        last_name: 'क्\u200dष',
      });
      const { first_name, last_name } = made.json().user;
      assert.equal(first_name, 'गु\u0921\u093c गाँव');
      assert.equal(last_name, 'क्\u200dष', 'joiners that letters need are kept');
    });

    test('of several lines keeps them', async () => {
      assert.equal(
        (await register({ bio: 'one\r\ntwo “three”' })).json().user.bio,
        'one\ntwo “three”',
      );
    });

    test('is found whichever way its letters are written, in name and search', async () => {
      const { headers } = await signUp(api, 'designer', 'ब\u095cीकोठी');
      await api.post('/api/designers/profiles/onboarding/', designerInfo, { headers });
      await api.database.pool.query(
        'update designer_profile set is_verified = true, posts_count = 1',
      );
      for (const search of ['ब\u095cी', 'ब\u0921\u093cी']) {
        const url = `/api/designers/profiles/?search=${encodeURIComponent(search)}`;
        assert.equal((await api.get(url)).json().count, 1, search);
      }
    });

    test('has as many characters as code points, up to the limit and not beyond', async () => {
      const ok = await register({ first_name: '🏠'.repeat(150) });
      assert.equal(ok.statusCode, 201, ok.body);
      assert.equal((await register({ first_name: '🏠'.repeat(151) })).statusCode, 400);
    });
  });

  test('a migration brings stored texts into NFC', async () => {
    const { id } = await makeDesigner(api.db, { name: 'ग\u095c', bio: 'बड़ा और \u095cढ़ा लेख' });
    const sql = await readFile(
      new URL('../../migrations/0023-one-name-and-normal-text.sql', import.meta.url),
      'utf8',
    );
    await api.database.pool.query(sql);
    const { rows } = await api.database.pool.query(
      `select full_name, name_key, bio, search_doc from designer_profile where id = ${id}`,
    );
    const [row] = rows;
    assert.equal(row.full_name, 'ग\u0921\u093c');
    for (const text of Object.values<string>(row)) assert.equal(text, text.normalize('NFC'));
  });
});
