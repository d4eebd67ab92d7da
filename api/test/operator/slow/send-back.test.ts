import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { designerInfo, vendorInfo } from '../../firms/own-profile/basic-info.ts';
import { onboardedFirm } from '../../instagram/firm-calls.ts';
import { addItem, portfolioUrl, shaOf } from '../../portfolio/portfolio-calls.ts';
import { projectsUrl } from '../../projects/project-calls.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const infoOf = { designer: designerInfo, vendor: vendorInfo };

describe('sending a profile back', () => {
  let api: TestApi;
  let operator: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    operator = await signUp(api, 'client', 'Operator');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', operator.id)
      .execute();
  });
  after(() => api.stop());

  for (const kind of ['designer', 'vendor'] as const) {
    const unsent = async () => {
      const firm = await onboardedFirm(api, kind);
      const own = async () => (await api.get(`${firm.base}/me/`, firm.headers)).json();
      const { id } = await own();
      const act = (what: string, body?: object) =>
        api.post(`/api/operator/${kind}s/${id}/${what}/`, body, { headers: operator.headers });
      const subjects = async () =>
        (
          await api.db
            .selectFrom('mail')
            .select(['subject', 'body_text'])
            .where('account_id', '=', firm.id)
            .orderBy('id')
            .execute()
        ).filter(({ subject }) => subject.startsWith('Your profile'));
      const queued = async () => {
        const { results } = (
          await api.get('/api/operator/queue/?page_size=48', operator.headers)
        ).json();
        return results.find(
          (one: { kind: string; id: number }) => one.kind === kind && one.id === id,
        );
      };
      const isQueued = async () => (await queued()) !== undefined;
      return { firm, id, own, act, subjects, queued, isQueued };
    };

    test(`a ${kind} reads the operator's words in a mail and on the own profile`, async () => {
      const { own, act, subjects } = await unsent();
      assert.equal((await own()).sent_back, null);
      const why = 'Your address is <missing> a city.';
      const answer = await act('send-back', { why });
      assert.equal(answer.statusCode, 200);
      assertMatches('Listing', answer.json());
      assert.equal((await own()).sent_back.why, why);
      assert.ok(Date.parse((await own()).sent_back.at) > 0);
      const [mail] = await subjects();
      assert.equal(mail?.subject, 'Your profile needs a change');
      assert.ok(mail?.body_text.includes(why));
      assert.ok(mail?.body_text.includes(`https://aangan.test/${kind}/onboarding/basic-info`));
    });

    test(`a ${kind} that was sent back waits again once it was changed, and is free of the words once verified`, async () => {
      const { firm, own, act, subjects, queued, isQueued } = await unsent();
      assert.equal((await queued()).sent_back, null);
      await act('send-back', { why: 'Too short.' });
      assert.equal(await isQueued(), false);
      await act('send-back', { why: 'Too short.' });
      assert.equal((await subjects()).length, 1, 'a second click sends no second mail');
      await api.post(`${firm.base}/onboarding/`, infoOf[kind], { headers: firm.headers });
      assert.equal(
        (await queued()).sent_back.why,
        'Too short.',
        'operators see what they asked for',
      );
      assert.equal((await own()).sent_back, null, 'the firm waits for another check');
      await act('send-back', { why: 'Too short.' });
      assert.equal((await subjects()).length, 2, 'still too short');
      assert.equal((await own()).sent_back.why, 'Too short.');
      await act('verify');
      assert.equal((await own()).sent_back, null);
      assert.deepEqual(
        (await subjects()).map(({ subject }) => subject),
        ['Your profile needs a change', 'Your profile needs a change', 'Your profile is verified'],
      );
      const late = await act('send-back', { why: 'Too late.' });
      assert.equal(late.statusCode, 409);
      assert.equal((await own()).sent_back, null);
    });

    test(`a ${kind} that was sent back for missing pictures waits again with a new portfolio item`, async () => {
      const { firm, own, act, isQueued } = await unsent();
      const item = await addItem(api, firm.headers);
      await act('send-back', { why: 'One picture is not enough.' });
      assert.equal(await isQueued(), false, 'the item was there before');
      await addItem(api, firm.headers, 'Another kitchen', '#2c6e49');
      assert.equal(await isQueued(), true);
      assert.equal((await own()).sent_back, null);
      await act('send-back', { why: 'The first picture is blurred.' });
      assert.equal(await isQueued(), false);
      const payload = { title: 'A sharp kitchen' };
      await api.call('PATCH', `${portfolioUrl}${item.id}/`, { payload, headers: firm.headers });
      assert.equal(await isQueued(), true);
    });

    test(`a ${kind} that was sent back for its projects waits again with a changed one`, async () => {
      const { firm, own, act, isQueued } = await unsent();
      const { headers } = firm;
      const project = { title: 'House', kind: 'residential' };
      const { id } = (await api.post(projectsUrl, project, { headers })).json();
      await act('send-back', { why: 'Please tell the story.' });
      assert.equal(await isQueued(), false, 'the project was there before');
      const payload = { story: 'It began with a wall.' };
      await api.call('PATCH', `${projectsUrl}${id}/`, { payload, headers });
      assert.equal(await isQueued(), true);
      assert.equal((await own()).sent_back, null);
    });

    test(`a ${kind} that was sent back for missing posts waits again with a new one`, async () => {
      const { firm, id, own, act, isQueued } = await unsent();
      const { image_url } = await addItem(api, firm.headers);
      const addPost = (source_id: string) =>
        api.db
          .insertInto('instagram_post')
          .values({
            designer_id: kind === 'designer' ? id : null,
            vendor_id: kind === 'vendor' ? id : null,
            source_id,
            media_type: 'IMAGE',
            media_sha256: shaOf(image_url),
            thumbnail_sha256: null,
            caption: '',
            permalink: null,
            posted_at: new Date('2020-01-01'),
          })
          .execute();
      await addPost('before');
      await act('send-back', { why: 'Please connect Instagram.' });
      assert.equal(await isQueued(), false);
      await addPost('after');
      assert.equal(await isQueued(), true, 'however long ago it was posted');
      assert.equal((await own()).sent_back, null);
    });
  }

  test('needs words, of at most 500 letters, and a profile', async () => {
    const send = (id: number, body: object) =>
      api.post(`/api/operator/designers/${id}/send-back/`, body, { headers: operator.headers });
    assert.deepEqual((await send(1, {})).json().codes, { why: ['required'] });
    assert.deepEqual((await send(1, { why: ' ' })).json().codes, { why: ['blank'] });
    assert.deepEqual((await send(1, { why: 'x'.repeat(501) })).json().codes, {
      why: ['max_length'],
    });
    assert.equal((await send(999_999, { why: 'x' })).statusCode, 404);
  });
});
